import type { Control } from '#domain/catalogue/drawing/control-contract.ts';
import { isCurrencyUnit } from '#domain/kernel/money/format-quantity.ts';
import { roundTo } from '#domain/kernel/round-to.ts';

type Slider = Extract<Control, { readonly kind: 'slider' }>;

/** How many decimals the values of a slider have: those it names, or else as many as its steps need, two for parts of money. */
export function sliderDecimals({ from, step, unit, decimals }: Slider): number {
  if (decimals !== undefined) return decimals;
  let needed = 0;
  while (needed < 8 && [from, step].some((each) => roundTo(each, needed) !== each)) needed += 1;
  return needed > 0 && isCurrencyUnit(unit) ? Math.max(2, needed) : needed;
}
