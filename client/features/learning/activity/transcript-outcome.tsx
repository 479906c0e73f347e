import { Trans } from '@lingui/react/macro';
import type { Solution, Try } from '#domain/activities/contract.ts';
import { TryOutcome } from './tries/try-outcome.tsx';

interface TranscriptOutcomeProps {
  given: Try;
  /** Undefined while another try may follow. */
  solution: Extract<Solution, { readonly kind: 'transcript' }> | undefined;
  takesFocus: boolean;
}

/** What a marking came to, all in all; once it is settled with what the author has to say about the conversation. */
export function TranscriptOutcome({ given, solution, takesFocus }: TranscriptOutcomeProps) {
  const found = (given.marks ?? []).filter(({ outcome }) => outcome !== 'sound').length;
  return (
    <TryOutcome
      isRight={given.is_right}
      part={
        solution && (
          <Trans>
            You found {found} of {solution.faults.length}.
          </Trans>
        )
      }
      revealHtml={solution?.reveal_html}
      next={
        <Trans>
          Something is missing, marked too much, or marked for another reason. You have one more try; only the
          first one counts.
        </Trans>
      }
      takesFocus={takesFocus}
    />
  );
}
