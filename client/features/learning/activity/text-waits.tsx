import { Trans } from '@lingui/react/macro';
import { flushSync } from 'react-dom';
import { AncestorMark } from '../../../ui/ancestor-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { type ActivityPlace, useDraft } from './use-draft.ts';

interface TextWaitsProps {
  /** The question that is not answered yet. */
  place: ActivityPlace;
}

/**
 * Lets the text below a question to commit to wait for the answer: an answer is given before the text tells it. Who wants to read on without one does, and this device remembers it.
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
    <p className="mt-2 text-15 text-muted print:hidden">
      <HoldText />
      <Trans>The text goes on when you have answered.</Trans>{' '}
      <Button look="link" onClick={(event) => readOn(event.currentTarget)}>
        <Trans>Read on without an answer</Trans>
      </Button>
    </p>
  );
}

/** Holds the text below the activity that it stands in (prose.css) as long as it is there. */
export function HoldText() {
  return <AncestorMark of=".activity" mark="data-waits" />;
}

function readWish(kept: unknown): true | undefined {
  return kept === true ? true : undefined;
}
