import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AskedItem } from '#domain/quiz/contract.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { InEnglish } from '../../../ui/value/in-english.tsx';
import { useLessonsOfSkills } from './fetch-lessons-of-skills.ts';

/** The skills of items that were answered wrong, each with the lessons that teach it. */
export function WeakSkills({ items }: { items: readonly AskedItem[] }) {
  const { i18n } = useLingui();
  const names = new Map(items.map(({ skill, skill_name }) => [skill, skill_name]));
  // The names stand without the lessons too, as long as these load or when they cannot be loaded.
  const { data: lessons } = useLessonsOfSkills([...names.keys()].toSorted());
  if (names.size === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-20">
        <Trans>Look at these again</Trans>
      </h3>
      <p className="text-15 text-muted empty:hidden">
        <InEnglish />
      </p>
      <ul className="grid gap-2">
        {[...names].map(([skill, name]) => {
          const teaching = lessons?.filter(({ skills }) => skills.includes(skill));
          return (
            <li key={skill}>
              <span lang="en" className="font-semibold">
                {name}
              </span>
              {teaching?.length === 0 && (
                <p className="text-15 text-muted">
                  <Trans>The lesson that teaches it is still being written.</Trans>
                </p>
              )}
              {teaching !== undefined && teaching.length > 0 && (
                <ul className="grid ps-4">
                  {teaching.map((lesson) => (
                    <li key={lesson.id}>
                      <Link
                        to="/course/$courseId"
                        params={{ courseId: lesson.course_id }}
                        search={{ lesson: lesson.id }}
                        className="inline-block min-h-6 py-1 text-plum underline underline-offset-4"
                      >
                        {localizedText(lesson, 'title', i18n.locale)}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
