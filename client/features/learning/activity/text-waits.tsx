import { Trans } from '@lingui/react/macro';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { type ActivityPlace, useDraft } from './use-draft.ts';

interface TextWaitsProps {
  /** The question that is not answered yet. */
  place: ActivityPlace;
}

/**
 * Lets the text below a question to commit to wait for the answer (styled in prose.css by `data-waits`): an answer is given
 * before the text tells it. Who wants to read on without one does, and this device remembers it.
 */
export function TextWaits({ place }: TextWaitsProps) {
  const { draft: readsOn, change } = useDraft({ ...place, itemId: 'reads-on' }, readWish, false);
  if (readsOn) return null;
  const readOn = (pressed: Element) => {
    const below = pressed.closest('.activity')?.nextElementSibling;
    flushSync(() => change(true));
    if (!(below instanceof HTMLElement)) return;
    // The focus goes on with the reader: its button is gone.
    below.tabIndex = -1;
    below.focus();
  };
  return (
    <p data-waits className="mt-2 text-15 text-muted print:hidden">
      <Trans>The text goes on when you have answered.</Trans>{' '}
      <Button look="link" onClick={(event) => readOn(event.currentTarget)}>
        <Trans>Read on without an answer</Trans>
      </Button>
    </p>
  );
}

function readWish(kept: unknown): true | undefined {
  return kept === true ? true : undefined;
}
