import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { withTrueMinus } from '#domain/kernel/money/true-minus.ts';
import type { PlantedInFile, REGIMES } from '#domain/simulator/scenarios/scenario-contract.ts';
import { useTradedWords } from '../use-traded-words.ts';

/** What regimes are called, what can be planted into a market, and what is, as a sentence without a full stop. */
export function useMarketWords() {
  const { t, i18n } = useLingui();
  const { marketName } = useTradedWords();
  const regimeNames: Readonly<Record<(typeof REGIMES)[number], string>> = {
    calm: t`Calm`,
    choppy: t`Choppy`,
    crisis: t`Crisis`,
  };
  const plantedNames: Readonly<Record<PlantedInFile['kind'], string>> = {
    leap: t`A leap`,
    regime: t`Another way of moving`,
    'drift-after-jump': t`An edge after leaps`,
    'gap-reversal': t`An edge after gaps`,
    'time-of-day': t`An edge at a time of the day`,
  };
  const number = numberFormat(i18n.locale, { maximumFractionDigits: 2 });
  const percent = numberFormat(i18n.locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 2,
  });
  const plantedWords = (planted: PlantedInFile): string => {
    if (planted.kind === 'regime') {
      const [day, regime] = [planted.day, regimeNames[planted.regime]];
      return t`From day ${day} on: ${regime}`;
    }
    const market = marketName(planted.instrument);
    if (planted.kind === 'leap') {
      const [day, time] = [planted.day, timeOf(planted.minute)];
      const move = withTrueMinus(percent.format(planted.percent / 100));
      return t`${market}: a leap of ${move} on day ${day} at ${time} UTC, or at the next open`;
    }
    const share = withTrueMinus(number.format(planted.share));
    if (planted.kind === 'time-of-day') {
      const [from, to] = [timeOf(planted.from), timeOf(planted.to)];
      return t`${market}: from ${from} to ${to} UTC it drifts by ${share} times the volatility of a day`;
    }
    const { minutes } = planted;
    return planted.kind === 'drift-after-jump'
      ? t`${market}: after a leap it goes on by ${share} times as much within ${plural(minutes, { one: '# minute', other: '# minutes' })}`
      : t`${market}: after a gap it comes back by ${share} times as much within ${plural(minutes, { one: '# minute', other: '# minutes' })}`;
  };
  return { regimeNames, plantedNames, plantedWords };
}

/** A minute of the day as 13:30. */
export function timeOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
