import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** What can be done with the picked rows. */
  children: ReactNode;
}

/** Says how many rows are picked and what can be done with them. Nothing to see while none is. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`Selected rows`}>
      <p role="status" className={count === 0 ? 'sr-only' : 'pb-2 font-semibold'}>
        {count > 0 && <Plural value={count} one="# row selected" other="# rows selected" />}
      </p>
      {count > 0 && (
        <div className="flex flex-wrap gap-2 pb-2">
          {children}
          <Button look="quiet" onClick={onClear}>
            <Trans>Clear selection</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
