import { Trans } from '@lingui/react/macro';
import type { FinishedAttempt } from '#domain/exams/practical-contract.ts';
import { AppealPart } from '../appeal-part.tsx';
import { useAppealPractical } from './appeal-practical.ts';

/** What a learner says against the score of a practical part. */
export function PracticalAppeal({ lessonId, attempt }: { lessonId: string; attempt: FinishedAttempt }) {
  const { session_id: id } = attempt;
  return (
    <AppealPart
      draftKey={`practical.${id}.appeal`}
      appeal={attempt.appeal}
      level={3}
      isPassed={attempt.is_passed}
      summary={<Trans>The score is wrong?</Trans>}
      label={<Trans>Which trade, which rule, and why it was kept</Trans>}
      hint={<Trans>A person reads it, looks at the session and answers here. You can say it once.</Trans>}
      sending={useAppealPractical(lessonId, id)}
    />
  );
}
