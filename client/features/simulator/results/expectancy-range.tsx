import { Trans, useLingui } from '@lingui/react/macro';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import type { SimulatorResults } from '#domain/simulator/journal-contract.ts';
import { FEWEST_TRADES } from '#domain/simulator/results/expectancy.ts';
import { formatR } from '../words/session-format.ts';

/** What a trade brought on average, in R, with the range in which the truth may lie, and how far that is from an answer. */
export function ExpectancyRange({ expectancy }: { expectancy: SimulatorResults['expectancy'] }) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const { trades, mean, interval, still_needed: needed } = expectancy;
  const r = (value: number) => <bdi>{formatR(value, locale)}</bdi>;
  const count = (value: number) => numberFormat(locale, {}).format(value);
  if (mean === null) {
    return (
      <section className="grid content-start gap-2">
        <h3 className="font-serif text-17">
          <Trans>No closed trade had a stop, so no result can be counted in R</Trans>
        </h3>
        <p className="text-15 text-muted">
          <Trans>
            R is what a trade would have lost at its stop. Without one nobody knows what was risked.
          </Trans>
        </p>
      </section>
    );
  }
  if (interval === null) {
    const left = FEWEST_TRADES - trades;
    return (
      <section className="grid content-start gap-2">
        <h3 className="font-serif text-17">
          <Trans>
            {r(mean)} a trade so far, but {count(trades)} of them say almost nothing
          </Trans>
        </h3>
        <p className="text-15 text-muted">
          {left === 1 ? (
            <Trans>After one more trade with a stop a range stands here.</Trans>
          ) : (
            <Trans>After {count(left)} more trades with a stop a range stands here.</Trans>
          )}
        </p>
      </section>
    );
  }
  const [low, high] = interval;
  const [from, to] = [Math.min(low, -0.5) * 1.1, Math.max(high, 0.5) * 1.1];
  const x = (value: number) => `${((value - from) / (to - from)) * 100}%`;
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-serif text-17">
        <Trans>
          {r(mean)} a trade so far; the truth may be anything from {r(low)} to {r(high)}
        </Trans>
      </h3>
      <div aria-hidden="true" dir="ltr" className="relative mx-8 h-14 text-13 tabular-nums">
        <span className="absolute inset-x-0 top-4 border-t border-line" />
        <span className="absolute top-2 h-4 border-s border-control" style={{ left: x(0) }} />
        <span className="absolute top-8 -translate-x-1/2 text-muted" style={{ left: x(0) }}>
          0
        </span>
        <span
          className="absolute top-[0.9375rem] h-0.5 bg-ink"
          style={{ left: x(low), right: `calc(100% - ${x(high)})` }}
        />
        {[low, high].map((end) => (
          <span key={end} className="absolute top-3 h-2 border-s-2 border-ink" style={{ left: x(end) }} />
        ))}
        <span
          className="absolute top-4 size-2.5 -translate-1/2 rounded-full border-2 border-ink bg-paper"
          style={{ left: x(mean) }}
        />
      </div>
      <p className="text-15">
        {needed === 0 ? (
          <Trans>The range leaves out zero: luck alone would do this in fewer than 5 of 100 sessions.</Trans>
        ) : needed === null ? (
          <Trans>No number of trades would tell an average of nothing from luck.</Trans>
        ) : needed === 1 ? (
          <Trans>About one more trade like these would tell this from luck.</Trans>
        ) : (
          <Trans>About {count(needed)} more trades like these would be needed to tell this from luck.</Trans>
        )}{' '}
        <span className="text-muted">
          {trades === 1 ? t`Counted from 1 trade.` : t`Counted from ${count(trades)} trades.`}
        </span>
      </p>
    </section>
  );
}
