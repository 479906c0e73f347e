import { formatQuantity } from '../../kernel/money/format-quantity.ts';
import type { Unit } from '../../simulations/model.ts';

/** Units of models that numbers stand without. */
const UNSPOKEN: readonly Unit[] = ['count', 'flag', 'score'];

/** A number of a run as a language writes it, with as many decimals as its size deserves. */
export function formatRunNumber(value: number, unit: Unit, locale: string): string {
  const decimals = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : unit === '$' ? 2 : 1;
  const spoken = UNSPOKEN.includes(unit) ? undefined : unit;
  const digits = { maximumFractionDigits: decimals, minimumFractionDigits: unit === '$' ? decimals : 0 };
  return formatQuantity(value, spoken, locale, digits).replace('-', '−');
}
