import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OutlineLesson } from './fetch-outline.ts';

/** Kind and length of a lesson, below its title. */
export function LessonFacts({ lesson }: { lesson: OutlineLesson }) {
  const { t } = useLingui();
  const kinds = { text: t`Text`, video: t`Video`, quiz: t`Quiz` };
  return (
    <span className="flex flex-wrap gap-x-4 text-15">
      <span>{kinds[lesson.content_type]}</span>
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
