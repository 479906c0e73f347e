import { useLingui } from '@lingui/react/macro';
import type { Candle } from '#domain/kernel/generated-prices.ts';

/** Words a candle: its place, whether the price rose, and its four prices. */
export function useCandleReading(
  formatValue: (value: number) => string,
): (place: string, candle: Candle | undefined) => string {
  const { t } = useLingui();
  return (place, candle) => {
    if (candle === undefined) return place;
    const [open, high, low, close] = [candle.open, candle.high, candle.low, candle.close].map(formatValue);
    return candle.close >= candle.open
      ? t`${place}, up: open ${open}, high ${high}, low ${low}, close ${close}`
      : t`${place}, down: open ${open}, high ${high}, low ${low}, close ${close}`;
  };
}
