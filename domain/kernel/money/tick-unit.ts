import { isCurrencyUnit } from './format-quantity.ts';

/**
 * The unit that stands with every number along an axis: a sign or a letter, as in "$5", "5%" and "5 R". A word is said once, where
 * the axis says what it measures.
 */
export function tickUnit(unit: string | undefined): string | undefined {
  return unit === undefined || unit.length === 1 || isCurrencyUnit(unit) ? unit : undefined;
}
