import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Solution, Try } from '#domain/activities/contract.ts';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';
import { MistakeWords } from '../../quiz/mistake-words.tsx';
import { TryOutcome } from '../tries/try-outcome.tsx';

interface TaskOutcomeProps {
  given: Try;
  /** Undefined while another try may follow. */
  solution: Extract<Solution, { readonly kind: 'data-task' }> | undefined;
  takesFocus: boolean;
  /** How much of it was right, in words. */
  children?: ReactNode;
}

/** What an answer came to, all in all, with what is wrong with it. */
export function TaskOutcome({ given, solution, takesFocus, children }: TaskOutcomeProps) {
  return (
    <TryOutcome
      isRight={given.is_right}
      part={children}
      revealHtml={solution?.reveal_html}
      next={<Trans>You have one more try. Only the first one counts.</Trans>}
      takesFocus={takesFocus}
    >
      {!given.is_right &&
        given.notes.map((note) => (
          <div key={note.html} className="grid grid-cols-1 gap-1">
            <MistakeWords note={note} isNumber={false} />
            <SanitisedHtml html={note.html} className="prose" />
          </div>
        ))}
    </TryOutcome>
  );
}
