import { useLingui } from '@lingui/react/macro';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { withTrueMinus } from '#domain/kernel/money/true-minus.ts';
import type { PlantedInFile, REGIMES } from '#domain/simulator/scenarios/scenario-contract.ts';
import { useTradedWords } from '../use-traded-words.ts';

/** What regimes are called, and what is planted into a market, as a sentence without a full stop. */
export function useMarketWords() {
  const { t, i18n } = useLingui();
  const { marketName } = useTradedWords();
  const regimeNames: Readonly<Record<(typeof REGIMES)[number], string>> = {
    calm: t`Calm`,
    choppy: t`Choppy`,
    crisis: t`Crisis`,
  };
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
    const edges = {
      'drift-after-jump': t`${market}: an edge after leaps`,
      'gap-reversal': t`${market}: an edge after gaps`,
      'time-of-day': t`${market}: an edge at a time of the day`,
    };
    return edges[planted.kind];
  };
  return { regimeNames, plantedWords };
}

function timeOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
