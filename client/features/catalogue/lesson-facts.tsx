import { Plural, Trans } from '@lingui/react/macro';
import type { OutlineLesson } from './fetch-outline.ts';
import { useLessonKind } from './use-lesson-kind.ts';

/** Kind and length of a lesson, below its title. */
export function LessonFacts({ lesson }: { lesson: OutlineLesson }) {
  const kindOf = useLessonKind();
  return (
    <span className="flex flex-wrap gap-x-4 text-15">
      <span>{kindOf(lesson)}</span>
      <span>
        <Plural value={lesson.duration_minutes} one="# minute" other="# minutes" />
      </span>
      {lesson.is_free && (
        <span>
          <Trans>Free</Trans>
        </span>
      )}
    </span>
  );
}
