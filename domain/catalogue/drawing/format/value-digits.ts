import { isCurrencyUnit } from '../../../kernel/money/format-quantity.ts';
import type { ValueStyle } from '../drawing-data.ts';

/** How many decimals a value of a drawing is written with: as few as it needs, but cents in full. */
export function valueDigits({ unit, decimals }: ValueStyle): Intl.NumberFormatOptions {
  return {
    minimumFractionDigits: isCurrencyUnit(unit) ? decimals : 0,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: 'stripIfInteger',
  };
}
