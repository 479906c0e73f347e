import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LessonRow } from '../../lib/backend/tables/catalogue.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import type { OutlineModule } from './fetch-outline.ts';

interface CourseOutlineProps {
  modules: readonly OutlineModule[];
  /** Ids of completed lessons. */
  completed: ReadonlySet<string>;
  /** Whether the learner may open a lesson. */
  isOpen: (lesson: LessonRow) => boolean;
  /** Draws the link to a lesson around its title. */
  renderLink: (lesson: LessonRow, title: ReactNode) => ReactNode;
}

/** The modules of a course and their lessons, each with its state. */
export function CourseOutline({ modules, completed, isOpen, renderLink }: CourseOutlineProps) {
  const { i18n } = useLingui();
  return (
    <ol className="border-t border-line">
      {modules.map((module, index) => (
        <li key={module.id} className="border-b border-line py-3">
          <p className="text-15 text-muted">
            <Trans>Module {index + 1}</Trans>
          </p>
          <h3 className="font-sans text-17 font-semibold">{localizedText(module, 'title', i18n.locale)}</h3>
          {module.status === 'in_writing' ? (
            <p className="text-15 text-muted">
              {localizedText(module, 'description', i18n.locale)}{' '}
              <span className="rounded-tag border border-control px-2 text-13 whitespace-nowrap">
                <Trans>In writing</Trans>
              </span>
            </p>
          ) : (
            <ol className="mt-1">
              {module.lessons.map((lesson) => (
                <li key={lesson.id}>
                  {renderLink(
                    lesson,
                    <>
                      <LessonState completed={completed.has(lesson.id)} open={isOpen(lesson)} />
                      <span>{localizedText(lesson, 'title', i18n.locale)}</span>
                    </>,
                  )}
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Completed, locked or open, as a sign with a name. */
function LessonState({ completed, open }: { completed: boolean; open: boolean }) {
  const { t } = useLingui();
  const styles = 'mt-1 size-4 shrink-0';
  if (completed) return <Check role="img" aria-label={t`Completed`} className={`${styles} text-success`} />;
  if (!open) return <Lock role="img" aria-label={t`Locked`} className={`${styles} text-muted`} />;
  return <span className={`${styles} rounded-control border border-control`} />;
}
