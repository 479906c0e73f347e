import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface FirstOfProps<Item> {
  items: readonly Item[];
  /** How many are shown before somebody asks for all. */
  count: number;
  /** What the button that shows all of them says. */
  all: ReactNode;
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first of a long list, and a button that shows the others and hides them again. */
export function FirstOf<Item>({ items, count, all, children }: FirstOfProps<Item>) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      {children(isWhole ? items : items.slice(0, count))}
      {items.length > count && (
        <Button
          look="quiet"
          className="-ms-3 justify-self-start text-15"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? <Trans>Show fewer</Trans> : all}
        </Button>
      )}
    </>
  );
}
