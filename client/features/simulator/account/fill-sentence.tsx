import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SeenOrder } from '#domain/simulator/contract.ts';
import { fillParts } from '#domain/simulator/fills/fill-parts.ts';
import { signOf } from '#domain/simulator/orders/order.ts';
import type { Filled } from '#domain/simulator/session/session-event.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import { useMentorTools } from '../../../lib/mentor-tools.ts';
import { averagePrice } from '../words/use-event-words.ts';
import type { SessionWords } from '../words/use-session-words.ts';

interface FillSentenceProps {
  /** The fill as an event of its session, and what happened in a sentence. */
  asked: { session: string; sequence: number; says: string };
  fill: Filled;
  rules: SessionState['rules'];
  words: SessionWords;
  order: SeenOrder | undefined;
}

/** A fill as a sentence: the price without friction, what each cost added, the price that was got. */
export function FillSentence({ asked, fill, rules, words, order }: FillSentenceProps) {
  const { t } = useLingui();
  const drawMentorTools = useMentorTools();
  const { symbol, side, explanation } = fill;
  const parts = fillParts(fill, rules);
  const price = (ticks: number) => words.price(symbol, ticks);
  // What costs makes a purchase dearer and a sale cheaper.
  const moved = (ticks: number) => {
    const by = signOf(side) * ticks;
    return by > 0 ? `+${price(by)}` : price(by);
  };
  const cost = (money: string) => words.money(-BigInt(money));
  const steps: { id: string; name: string; value: string; detail: ReactNode }[] = [
    { id: 'frictionless', name: t`Without friction`, value: price(parts.frictionless), detail: null },
  ];
  const costs = [
    { id: 'gap', name: t`Gap, not a cost of trading`, part: parts.gap },
    { id: 'spread', name: t`Half the spread`, part: parts.halfSpread },
    { id: 'slippage', name: t`Slippage`, part: parts.slippage },
  ];
  for (const { id, name, part } of costs) {
    if (Number(part.money) !== 0)
      steps.push({ id, name, value: moved(part.ticks), detail: cost(part.money) });
  }
  steps.push({
    id: 'fill',
    name: t`Your fill`,
    value: price(averagePrice(fill.legs)),
    detail: t`fee ${words.money(-BigInt(explanation.fee))}`,
  });
  const all = words.money(parts.costs);
  return (
    <div className="grid gap-2 border-s-2 border-plum pb-3 ps-3">
      <ol dir="ltr" className="flex flex-wrap gap-x-6 gap-y-2 text-15 tabular-nums rtl:justify-end">
        {steps.map(({ id, name, value, detail }) => (
          <li key={id}>
            <span className="block text-13 text-muted">{name}</span>
            <span className="font-semibold">{value}</span>
            {detail !== null && <span className="block text-13 text-muted">{detail}</span>}
          </li>
        ))}
      </ol>
      <p className="text-15">
        {parts.costs < 0 ? (
          <Trans>It was {words.money(-parts.costs)} better than without friction.</Trans>
        ) : (
          <Trans>Against a fill without friction it took {all}.</Trans>
        )}{' '}
        {order !== undefined && <Trans>The order: {words.order(order)}.</Trans>}{' '}
        {fill.liquidity === 'maker' ? (
          <Trans>It waited in the book, so it paid no spread.</Trans>
        ) : (
          <Trans>It took what was there, at the executable side.</Trans>
        )}{' '}
        {fill.stopFirst && (
          <Trans>Stop and target lay within one bar without ticks, so the stop was counted first.</Trans>
        )}
      </p>
      {drawMentorTools({
        words: asked.says,
        fill: { session_id: asked.session, sequence: asked.sequence },
      })}
    </div>
  );
}
