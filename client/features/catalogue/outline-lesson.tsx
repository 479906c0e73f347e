import { useLingui } from '@lingui/react/macro';
import { Bookmark, Check, CirclePlay, FileText, ListChecks, Lock, Presentation } from 'lucide-react';
import type { ReactNode } from 'react';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import type { OutlineLesson } from './fetch-outline.ts';
import { useLessonKind } from './use-lesson-kind.ts';

/** What the outline shows of a lesson beside its title. */
export interface LessonMarks {
  completed: boolean;
  /** The learner may not open it. */
  locked: boolean;
  bookmarked: boolean;
}

/** Draws the link to a lesson around what stands for it. */
export type RenderLessonLink = (lesson: OutlineLesson, content: ReactNode) => ReactNode;

const kindIcons = { text: FileText, video: CirclePlay, quiz: ListChecks };

/** A lesson in a list: its state, title, kind and length, as signs with names. */
export function OutlineLessonRow({ lesson, marks }: { lesson: OutlineLesson; marks: LessonMarks }) {
  const { t, i18n } = useLingui();
  const kindOf = useLessonKind();
  const Kind = lesson.is_lecture ? Presentation : kindIcons[lesson.content_type];
  const minutes = lesson.duration_minutes;
  return (
    <>
      <LessonState {...marks} />
      <span className="min-w-0 flex-1">{localizedText(lesson, 'title', i18n.locale)}</span>
      <span className="flex items-center gap-1 pt-0.5 text-13 font-normal whitespace-nowrap text-muted">
        {marks.bookmarked && (
          <Bookmark role="img" aria-label={t`Bookmarked`} className="size-4 fill-current text-plum" />
        )}
        <Kind role="img" aria-label={kindOf(lesson)} className="size-4" />
        {t`${minutes} min`}
      </span>
    </>
  );
}

/** Completed, locked or open. */
function LessonState({ completed, locked }: LessonMarks) {
  const { t } = useLingui();
  const styles = 'mt-1 size-4 shrink-0';
  if (completed) return <Check role="img" aria-label={t`Completed`} className={`${styles} text-success`} />;
  if (locked) return <Lock role="img" aria-label={t`Locked`} className={`${styles} text-muted`} />;
  return <span className={`${styles} rounded-control border border-control`} />;
}
