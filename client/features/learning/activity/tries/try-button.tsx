import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/button.tsx';

/** Sends an answer that is given as a whole, for the first time or once more. */
export function TryButton({ isAgain, pending }: { isAgain: boolean; pending: boolean }) {
  return (
    <Button type="submit" look="secondary" className="justify-self-start print:hidden" pending={pending}>
      {isAgain ? <Trans>Try once more</Trans> : <Trans>Check</Trans>}
    </Button>
  );
}
