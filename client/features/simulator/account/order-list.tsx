import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import type { SeenOrder } from '#domain/simulator/contract.ts';
import { tradedInstrument } from '#domain/simulator/session/rules.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { ticksOfPrice } from '../words/session-format.ts';
import type { SessionWords } from '../words/use-session-words.ts';
import { movablePrice } from './movable-price.ts';

interface OrderListProps {
  state: SessionState;
  words: SessionWords;
  pending: boolean;
  /** Undefined once the session has ended. */
  actions:
    | {
        onCancel: (order: SeenOrder) => void;
        onMove: (order: SeenOrder, price: number) => void;
      }
    | undefined;
}

/** Working orders: each can be moved to another price or cancelled. */
export function OrderList({ state, words, pending, actions }: OrderListProps) {
  const orders = Object.values(state.orders);
  if (orders.length === 0) {
    return (
      <EmptyState title={<Trans>No orders are working.</Trans>}>
        <Trans>Limits, stops and targets stand here until they are filled or end.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul className="grid">
      {orders.map((order) => (
        <li key={order.id} className="border-b border-line py-2 first:border-t">
          <OrderRow order={order} state={state} words={words} pending={pending} actions={actions} />
        </li>
      ))}
    </ul>
  );
}

function OrderRow({ order, state, words, pending, actions }: OrderListProps & { order: SeenOrder }) {
  const { t, i18n } = useLingui();
  const at = movablePrice(order);
  const [price, setPrice] = useState<number | null>(null);
  const { instrument } = tradedInstrument(state.rules, order.symbol);
  const name = words.order(order);
  const filled = words.size(order.symbol, order.filled);
  const shown = price ?? at ?? 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-15">
      <p className="min-w-0">
        {name}
        {order.filled > 0 && (
          <span className="block text-13 text-muted">
            <Trans>{filled} of it filled</Trans>
          </span>
        )}
      </p>
      {actions !== undefined && order.role !== 'forced-exit' && (
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          {at !== null && (
            <Stepper
              label={<span className="sr-only">{t`Price of: ${name}`}</span>}
              name={name}
              value={shown}
              step={Math.max(1, Math.round(at / 2000))}
              format={(value) => words.price(order.symbol, value)}
              parse={(typed) => {
                const number = parseNumber(typed, i18n.locale);
                return number === null || number <= 0 ? null : ticksOfPrice(number, instrument);
              }}
              onChange={(next) => setPrice(Math.max(1, next))}
            />
          )}
          {price !== null && price !== at && (
            <Button
              look="secondary"
              className="px-3! text-15!"
              pending={pending}
              onClick={() => actions.onMove(order, price)}
            >
              <Trans>Move it</Trans>
            </Button>
          )}
          <Button
            look="link"
            className="px-3! text-15!"
            pending={pending}
            aria-label={t`Cancel: ${name}`}
            onClick={() => actions.onCancel(order)}
          >
            <Trans>Cancel</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
