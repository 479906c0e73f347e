import { Trans, useLingui } from '@lingui/react/macro';
import type { SeenPosition } from '#domain/simulator/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { SessionWords } from '../words/use-session-words.ts';

interface PositionListProps {
  positions: readonly SeenPosition[];
  words: SessionWords;
  /** Closes a position at market; undefined once the session has ended. */
  onClose: ((position: SeenPosition) => void) | undefined;
  pending: boolean;
}

/** What is held, what it is worth at the price at which it could be closed, and a way out of each. */
export function PositionList({ positions, words, onClose, pending }: PositionListProps) {
  const { t } = useLingui();
  if (positions.length === 0) {
    return (
      <EmptyState title={<Trans>You hold nothing.</Trans>}>
        <Trans>What an order fills stands here, with its result so far.</Trans>
      </EmptyState>
    );
  }
  return (
    <Table
      caption={t`Positions`}
      captionHidden
      rows={positions}
      rowId={({ symbol }) => symbol}
      columns={[
        {
          id: 'position',
          head: t`Position`,
          cell: ({ symbol, side, quantity }) => {
            const size = words.size(symbol, quantity);
            return side === 'buy' ? t`Long ${size}` : t`Short ${size}`;
          },
        },
        {
          id: 'entry',
          head: t`Average price`,
          numeric: true,
          cell: ({ symbol, average_price: average }) => words.price(symbol, average),
        },
        {
          id: 'now',
          head: t`Could be closed at`,
          numeric: true,
          cell: ({ symbol, exit_price: exit }) => words.price(symbol, exit),
        },
        {
          id: 'profit',
          head: t`Result so far`,
          numeric: true,
          cell: ({ profit }) => words.money(profit, true),
        },
        { id: 'margin', head: t`Margin`, numeric: true, cell: ({ margin }) => words.money(margin) },
        {
          id: 'close',
          head: t`Action`,
          cell: (position) =>
            onClose && (
              <Button
                look="secondary"
                className="px-3! text-15!"
                pending={pending}
                onClick={() => onClose(position)}
              >
                <Trans>Close at market</Trans>
              </Button>
            ),
        },
      ]}
    />
  );
}
