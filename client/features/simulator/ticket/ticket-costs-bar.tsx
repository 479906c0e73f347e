import { Trans } from '@lingui/react/macro';
import type { TicketCosts } from '#domain/simulator/ticket/ticket-costs.ts';
import { formatR, shareOf } from '../words/session-format.ts';
import type { SessionWords } from '../words/use-session-words.ts';

interface TicketCostsBarProps {
  costs: TicketCosts;
  words: SessionWords;
  locale: string;
}

/** What going in and out is expected to cost, in money and in R, and what it is made of. */
export function TicketCostsBar({ costs, words, locale }: TicketCostsBarProps) {
  const { spread, slippage, fees, lossAtStop } = costs;
  const all = spread + slippage + fees;
  const parts = [
    { id: 'spread', amount: spread, look: 'bg-ink' },
    { id: 'slippage', amount: slippage, look: 'bg-muted' },
    { id: 'fees', amount: fees, look: 'bg-control' },
  ];
  const [spreadWords, slippageWords, feeWords] = [spread, slippage, fees].map((part) => words.money(part));
  return (
    <div className="grid grid-cols-1 gap-1 border-t border-line py-3 text-15">
      <p className="flex justify-between gap-2 font-semibold">
        <Trans>Costs, in and out</Trans>
        <span className="tabular-nums">
          {words.money(all)}{' '}
          <bdi className="font-normal text-muted">{formatR(shareOf(all, lossAtStop), locale, false)}</bdi>
        </span>
      </p>
      <div aria-hidden="true" className="flex h-1 gap-0.5 max-sm:hidden">
        {parts.map(({ id, amount, look }) => (
          <span key={id} className={look} style={{ inlineSize: `${100 * shareOf(amount, all)}%` }} />
        ))}
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 text-13 text-muted">
        <span>
          <Trans>Spread {spreadWords}</Trans>
        </span>
        <span>
          <Trans>Slippage {slippageWords}</Trans>
        </span>
        <span>
          <Trans>Fees {feeWords}</Trans>
        </span>
      </p>
    </div>
  );
}
