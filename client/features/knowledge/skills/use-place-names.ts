import { useLingui } from '@lingui/react/macro';
import type { ResponsePlace } from '#domain/knowledge/evidence.ts';

/** Where something was answered, in the reader's words. */
export function usePlaceNames(): Readonly<Record<ResponsePlace, string>> {
  const { t } = useLingui();
  return {
    placement: t`Placement`,
    lesson: t`Lesson`,
    guest: t`Before signing up`,
    quiz: t`Quiz`,
    review: t`Review`,
    exam: t`Exam`,
    test_out: t`Testing out`,
    puzzle: t`Chart puzzle`,
    drill: t`Drill`,
    simulator: t`Simulator`,
  };
}
