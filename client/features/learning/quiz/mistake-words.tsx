import { Trans } from '@lingui/react/macro';
import type { FeedbackNote } from '#domain/quiz/contract.ts';

/** What perhaps went wrong. A number or a choice is a trace of a thought and not the thought, so that a belief is a guess. */
export function MistakeWords({ note: { mistake, belief, slip } }: { note: FeedbackNote }) {
  if (slip === 'sign')
    return <Trans>The number is right, its sign is not. Look at plus and minus again.</Trans>;
  if (slip === 'too-large') {
    return (
      <Trans>
        The digits are right, but your number is too large. Check the decimal point or the percent sign.
      </Trans>
    );
  }
  if (slip === 'too-small') {
    return (
      <Trans>
        The digits are right, but your number is too small. Check the decimal point or the percent sign.
      </Trans>
    );
  }
  if (mistake === 'belief') {
    return (
      <Trans>
        Perhaps you thought: <q lang="en">{belief}</q>
      </Trans>
    );
  }
  if (mistake === 'slip') return <Trans>A slip in the calculation.</Trans>;
  if (mistake === 'misread') return <Trans>This answers another question.</Trans>;
  return <Trans>This takes the wrong relation.</Trans>;
}
