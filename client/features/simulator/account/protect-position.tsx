import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import type { SeenPosition } from '#domain/simulator/contract.ts';
import { type OrderRequest, oppositeOf, signOf } from '#domain/simulator/orders/order.ts';
import { tradedInstrument } from '#domain/simulator/session/rules.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { ticksOfPrice } from '../words/session-format.ts';
import type { SessionWords } from '../words/use-session-words.ts';

interface ProtectPositionProps {
  position: SeenPosition;
  state: SessionState;
  words: SessionWords;
  pending: boolean;
  /** A stop and a target of which one ends the other, or a stop alone. */
  onProtect: (orders: OrderRequest[]) => void;
}

/** Gives a position without a stop one, and a target with it if it is wanted: whichever acts first ends the other. */
export function ProtectPosition({ position, state, words, pending, onProtect }: ProtectPositionProps) {
  const { t, i18n } = useLingui();
  const { symbol, side, quantity, exit_price: now } = position;
  const { instrument } = tradedInstrument(state.rules, symbol);
  const sign = signOf(side);
  const mark = state.marks[symbol];
  // One percent of the price: near enough to be moved to where it belongs, and beyond the spread.
  const away = Math.max(3 * (mark?.spread ?? 1), Math.round(now / 100));
  const [stop, setStop] = useState(now - sign * away);
  const [target, setTarget] = useState<number | null>(now + sign * 2 * away);
  const loss = BigInt(Math.round(sign * (now - stop) * quantity)) * BigInt(instrument.tickValue);
  const exit = {
    symbol,
    side: oppositeOf(side),
    quantity,
    until: 'cancelled',
    reduceOnly: true,
  } as const;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onProtect([
      { ...exit, kind: 'stop', stop },
      ...(target === null ? [] : [{ ...exit, kind: 'limit', limit: target } as const]),
    ]);
  };
  const stepper = (name: string, value: number, onChange: (price: number) => void) => (
    <Stepper
      label={name}
      name={name}
      value={value}
      step={Math.max(1, Math.round(away / 10))}
      format={(price) => words.price(symbol, price)}
      parse={(typed) => {
        const number = parseNumber(typed, i18n.locale);
        return number === null || number <= 0 ? null : ticksOfPrice(number, instrument);
      }}
      onChange={(price) => onChange(Math.max(1, price))}
    />
  );
  const size = words.size(symbol, quantity);
  return (
    <form onSubmit={send} className="grid max-w-md gap-3 border-s-2 border-plum py-1 ps-4">
      <p className="text-15 font-semibold">
        {side === 'buy' ? (
          <Trans>Nothing protects your long position of {size}</Trans>
        ) : (
          <Trans>Nothing protects your short position of {size}</Trans>
        )}
      </p>
      {stepper(t`Stop`, stop, setStop)}
      {target === null ? (
        <Button
          look="link"
          className="justify-self-start text-15!"
          onClick={() => setTarget(now + sign * 2 * away)}
        >
          <Trans>Add a target</Trans>
        </Button>
      ) : (
        <>
          {stepper(t`Target`, target, setTarget)}
          <Button look="link" className="justify-self-start text-15!" onClick={() => setTarget(null)}>
            <Trans>No target</Trans>
          </Button>
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="secondary" className="px-3! text-15!" pending={pending}>
          {target === null ? <Trans>Set the stop</Trans> : <Trans>Set both; one ends the other</Trans>}
        </Button>
        <span className="text-13 text-muted">
          <Trans>From now to the stop: {words.money(-loss)}</Trans>
        </span>
      </div>
    </form>
  );
}
