import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Solution, Try } from '#domain/activities/contract.ts';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';
import { MistakeWords } from '../../quiz/mistake-words.tsx';

interface TaskOutcomeProps {
  given: Try;
  /** Undefined while another try may follow. */
  solution: Extract<Solution, { readonly kind: 'data-task' }> | undefined;
  takesFocus: boolean;
  /** How much of it was right, in words. */
  children?: ReactNode;
}

/** What an answer came to, all in all; once it is settled with what the author has to say about it. */
export function TaskOutcome({ given, solution, takesFocus, children }: TaskOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`grid gap-2 border-s-4 ps-4 outline-none ${given.is_right ? 'border-s-success' : 'border-s-control'}`}
    >
      <p className={`font-semibold ${given.is_right ? 'text-success' : ''}`}>
        {given.is_right ? <Trans>Right.</Trans> : <Trans>Not right.</Trans>}
        {children && <span className="ps-2 font-normal text-ink">{children}</span>}
      </p>
      {!given.is_right &&
        given.notes.map((note) => (
          <div key={note.html} className="grid gap-1">
            <MistakeWords note={note} isNumber={false} />
            <SanitisedHtml html={note.html} className="prose" />
          </div>
        ))}
      {solution ? (
        <SanitisedHtml html={solution.reveal_html} className="prose" />
      ) : (
        <p className="text-15 text-muted">
          <Trans>You have one more try. Only the first one counts.</Trans>
        </p>
      )}
    </div>
  );
}
