import { Trans } from '@lingui/react/macro';
import type { LessonStretch } from '#domain/knowledge/today-contract.ts';

/** Why a lesson is there: it comes next, and how far today leads in it. */
export function LessonReason({ stretch }: { stretch: LessonStretch }) {
  const { is_first, is_done, minutes, lesson_minutes } = stretch;
  const isWhole = lesson_minutes <= minutes;
  if (is_done)
    return <Trans>Worked on today. There is no more to do, and nothing keeps you from going on.</Trans>;
  if (is_first)
    return isWhole ? (
      <Trans>Where you begin. Its questions show what will come back.</Trans>
    ) : (
      <Trans>Where you begin: to its first stopping place, of {lesson_minutes} minutes in all.</Trans>
    );
  return isWhole ? (
    <Trans>Next in your course, from beginning to end.</Trans>
  ) : (
    <Trans>Next in your course, to its next stopping place, of {lesson_minutes} minutes in all.</Trans>
  );
}
