import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useLessonKind } from '../../features/catalogue/use-lesson-kind.ts';
import { useTaughtPlaces } from '../../features/knowledge/skills/fetch-taught-places.ts';

/** Where a skill is taught: the modules with their lessons on it, each the way to it. */
export function TaughtPlaces({ skillId }: { skillId: string }) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const lessonKind = useLessonKind();
  const places = useTaughtPlaces(skillId);
  return (
    <QueryState
      query={places}
      failed={t`The lessons could not be loaded`}
      describe={describe}
      skeleton={['h-5 w-1/2', 'h-4 w-2/3', 'h-4 w-1/2']}
    >
      {(modules) => (
        <ul className="grid gap-6">
          {modules.map((module) => (
            <li key={module.id} className="grid gap-1">
              <p className="flex flex-wrap items-baseline gap-x-3 font-medium">
                {localizedText(module, 'title', i18n.locale)}
                {module.lessons.length === 0 && (
                  <Badge>
                    <Trans>In preparation</Trans>
                  </Badge>
                )}
              </p>
              <p className="text-15 text-muted">{localizedText(module.course, 'title', i18n.locale)}</p>
              <ul>
                {module.lessons.map((lesson) => (
                  <li key={lesson.id} className="flex flex-wrap items-baseline gap-x-2">
                    <Link
                      to="/course/$courseId"
                      params={{ courseId: module.course.id }}
                      search={{ lesson: lesson.id }}
                      className="inline-flex min-h-8 items-center text-plum underline underline-offset-4 pointer-coarse:min-h-11"
                    >
                      {localizedText(lesson, 'title', i18n.locale)}
                    </Link>
                    <span className="text-13 text-muted">{lessonKind(lesson)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
