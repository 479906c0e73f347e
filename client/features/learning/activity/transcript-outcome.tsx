import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Solution, Try } from '#domain/activities/contract.ts';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';

interface TranscriptOutcomeProps {
  given: Try;
  /** Undefined while another try may follow. */
  solution: Extract<Solution, { readonly kind: 'transcript' }> | undefined;
  takesFocus: boolean;
}

/** What a marking came to, all in all; once it is settled with what the author has to say about the conversation. */
export function TranscriptOutcome({ given, solution, takesFocus }: TranscriptOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const found = (given.marks ?? []).filter(({ outcome }) => outcome !== 'sound').length;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`grid gap-2 border-s-4 ps-4 outline-none ${given.is_right ? 'border-s-success' : 'border-s-control'}`}
    >
      <p className={`font-semibold ${given.is_right ? 'text-success' : ''}`}>
        {given.is_right ? <Trans>Right.</Trans> : <Trans>Not right.</Trans>}
        {solution && (
          <span className="ps-2 font-normal text-ink">
            <Trans>
              You found {found} of {solution.faults.length}.
            </Trans>
          </span>
        )}
      </p>
      {solution ? (
        <SanitisedHtml html={solution.reveal_html} className="prose" />
      ) : (
        <p className="text-15 text-muted">
          <Trans>
            Something is missing, marked too much, or marked for another reason. You have one more try; only
            the first one counts.
          </Trans>
        </p>
      )}
    </div>
  );
}
