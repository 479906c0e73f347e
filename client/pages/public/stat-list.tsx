import { useLingui } from '@lingui/react/macro';
import type { SiteFile, StatedNumber } from '#domain/catalogue/site-contract.ts';
import { formatAmount } from '#domain/kernel/money/format-money.ts';
import { InPreparation } from './in-preparation.tsx';
import { OperatorMark } from './operator-mark.tsx';
import { useLocalized } from './page-context.tsx';

/** Figures the operator states, side by side. */
export function StatList({ stats }: { stats: SiteFile['stats'] }) {
  const localized = useLocalized();
  const words = useStatedWords();
  return (
    <dl className="grid auto-cols-fr grid-flow-col divide-x divide-line border-y border-line">
      {stats.map((stat) => (
        <div
          key={stat.id}
          className="flex flex-col-reverse justify-end px-2 py-4 first:ps-0 last:pe-0 min-[23rem]:px-3 sm:px-6 sm:py-6"
        >
          <dt
            className={`text-13 text-muted sm:text-15 ${stat.feature ? '*:inline-block *:whitespace-normal' : ''}`}
          >
            {localized(stat.label)}
            {stat.feature !== undefined && <InPreparation feature={stat.feature} />}
          </dt>
          <dd className="font-serif text-20 min-[23rem]:text-24 sm:text-32">
            <bdi>{words(stat.value)}</bdi>
            <OperatorMark statement={stat} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the operator states, in the numbers of the page's language: "10,000+", "+10.000". */
function useStatedWords(): (stated: StatedNumber) => string {
  const { t, i18n } = useLingui();
  return ({ number, unit, at_least: atLeast }) => {
    const figure = formatStated(number, unit, i18n.locale);
    return atLeast ? t`${figure}+` : figure;
  };
}

function formatStated(number: number, unit: StatedNumber['unit'], locale: string): string {
  if (unit === undefined) return new Intl.NumberFormat(locale).format(number);
  if (unit === 'percent') return new Intl.NumberFormat(locale, { style: 'percent' }).format(number / 100);
  // Three figures stand side by side on a phone: long ones ("2 million US$" in Arabic) may take two lines.
  return formatAmount(number, unit, locale, { notation: 'compact' }).replaceAll('\u00a0', ' ');
}
