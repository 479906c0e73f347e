import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useShortcuts } from '../../lib/keys/use-shortcuts.ts';
import { Button } from '../../ui/button.tsx';

/** Begins a note on what is selected in the lesson, or else on the lesson; key w. */
export function NoteButton({ onWrite }: { onWrite: () => void }) {
  const { t } = useLingui();
  useShortcuts({ w: { says: t`Write a note on what is selected, or on the lesson`, run: onWrite } });
  return (
    // The selection must outlive the press.
    <Button
      look="quiet"
      aria-keyshortcuts="w"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onWrite}
    >
      <Pencil aria-hidden="true" className="size-5" />
      <Trans>Write a note</Trans>
    </Button>
  );
}
