import { cents } from '#domain/kernel/money/cents.ts';
import { useLingui } from '@lingui/react/macro';
import type { AnalyticsRows } from '#domain/analytics/contract.ts';
import { peakOf } from '#domain/analytics/day-series.ts';
import type { PeriodUnit } from '#domain/analytics/period.ts';
import type { Revenue } from '#domain/analytics/revenue.ts';
import { formatMoney } from '#domain/kernel/money/format-money.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { Money } from '../../ui/value/money.tsx';
import { Definition } from './definition.tsx';
import { KeyFigure } from './key-figure.tsx';
import { useFigureWords } from './use-figure-words.ts';

interface RevenueFigureProps {
  revenue: Revenue;
  /** The first days of the parts that `revenue.net` is in. */
  parts: readonly string[];
  unit: PeriodUnit;
  rows: readonly AnalyticsRows['revenue'][];
}

/** The revenue in one currency through one provider: paid, paid back, and what is left, over time. */
export function RevenueFigure({ revenue, parts, unit, rows }: RevenueFigureProps) {
  const { t, i18n } = useLingui();
  const { count, part, when, unit: wordUnit, unitHead } = useFigureWords();
  const { currency, provider, payments, paid, refunds, refunded, net } = revenue;
  const money = (amount: number) => formatMoney(cents(amount), currency, i18n.locale);
  const places = parts.map((day) => part(day, unit));
  const peak = peakOf(net);
  const most = money(net[peak ?? 0] ?? 0);
  const peakPart = when(parts[peak ?? 0] ?? '', unit);
  const facts = [
    { name: t`Paid`, amount: paid, times: payments },
    { name: t`Paid back`, amount: refunded, times: refunds },
  ];
  return (
    <KeyFigure
      title={
        provider === 'test' ? t`Test payments in ${currency}: no money moved` : t`Revenue in ${currency}`
      }
      value={<Money minorUnits={cents(paid - refunded)} currency={currency} />}
      definition={<Definition of="revenue" />}
      csv={{
        name: `revenue-${provider}-${currency.toLowerCase()}`,
        columns: [
          { head: unitHead(unit), text: ({ starts_on }) => starts_on },
          { head: t`Kind`, text: ({ kind }) => (kind === 'payment' ? t`Paid` : t`Paid back`) },
          { head: t`How many`, text: (row) => row.payments },
          { head: t`Amount in minor units`, text: ({ amount_minor }) => amount_minor },
          { head: t`Currency`, text: (row) => row.currency },
        ],
        rows,
      }}
    >
      <dl className="max-w-measure border-t border-line">
        {facts.map(({ name, amount, times }) => {
          const howMany = count(times);
          return (
            <div key={name} className="flex justify-between gap-4 border-b border-line py-3">
              <dt>{t`${name} (${howMany})`}</dt>
              <dd className="font-semibold">
                <Money minorUnits={cents(amount)} currency={currency} />
              </dd>
            </div>
          );
        })}
      </dl>
      <LineChart
        title={peak === null ? t`Nothing was left after refunds` : t`Most came in ${peakPart}: ${most}`}
        note={`${t`Paid less paid back`}, ${wordUnit(unit)}`}
        summary={peak === null ? t`Nothing was left after refunds.` : t`The most was ${most}, ${peakPart}.`}
        placeName={unitHead(unit)}
        places={places}
        series={[{ name: currency, values: net }]}
        formatValue={money}
      />
    </KeyFigure>
  );
}
