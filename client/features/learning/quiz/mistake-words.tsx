import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FeedbackNote } from '#domain/quiz/contract.ts';

interface MistakeWordsProps {
  note: FeedbackNote;
  /** Of choices and orders the explanation says it all, but for the belief. */
  isNumber: boolean;
}

/** What perhaps went wrong, or nothing. An answer is a trace of a thought and not the thought, so that a belief is a guess. */
export function MistakeWords({ note, isNumber }: MistakeWordsProps) {
  const words = mistakeWords(note, isNumber);
  return words && <p className="text-15">{words}</p>;
}

function mistakeWords({ mistake, belief, slip }: FeedbackNote, isNumber: boolean): ReactNode {
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
  if (mistake === undefined || !isNumber) return null;
  if (mistake === 'slip') return <Trans>A slip in the calculation.</Trans>;
  if (mistake === 'misread') return <Trans>This answers another question.</Trans>;
  return <Trans>This takes the wrong relation.</Trans>;
}
