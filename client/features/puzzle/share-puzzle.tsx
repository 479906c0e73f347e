import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { usePuzzleLine } from './use-puzzle-line.ts';

interface SharePuzzleProps {
  day: string;
  isRight: boolean;
}

/** One line to share, which tells nothing of the answer; where nothing can be copied it is there to be marked. */
export function SharePuzzle({ day, isRight }: SharePuzzleProps) {
  const lineOf = usePuzzleLine();
  const [isCopied, setIsCopied] = useState(false);
  const { name } = __SITE_FACTS__;
  const line = lineOf({ name, day, isRight, address: `${location.origin}/puzzle` });
  const copy = async () => {
    await navigator.clipboard.writeText(line);
    setIsCopied(true);
  };
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="text-15 text-muted">
        <Trans>To share, without the answer:</Trans>
      </p>
      <p className="select-all">{line}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          look="secondary"
          onClick={() => {
            copy().catch((error: unknown) => console.error('The line could not be copied', error));
          }}
        >
          <Trans>Copy the line</Trans>
        </Button>
        <p role="status" className="text-15 text-muted">
          {isCopied && <Trans>Copied.</Trans>}
        </p>
      </div>
    </div>
  );
}
