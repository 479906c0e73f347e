import { formatQuantity } from '../../kernel/money/format-quantity.ts';
import { tickUnit } from '../../kernel/money/tick-unit.ts';
import type { Unit } from '../../simulations/model.ts';

/** Units of models that numbers stand without. */
const UNSPOKEN: readonly Unit[] = ['count', 'flag', 'score'];

/**
 * A number of a run as a language writes it, with as many decimals as its size deserves.
 * @param isTick whether it stands beside an axis, without a unit of words
 */
export function formatRunNumber(value: number, unit: Unit, locale: string, isTick = false): string {
  // A price is written like money: the lesson says of what.
  const isMoney = unit === '$' || unit === '$ a coin';
  const decimals = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : isMoney ? 2 : 1;
  const spoken = UNSPOKEN.includes(unit) ? undefined : isMoney ? '$' : unit;
  const digits = { maximumFractionDigits: decimals, minimumFractionDigits: isMoney ? decimals : 0 };
  return formatQuantity(value, isTick ? tickUnit(spoken) : spoken, locale, digits);
}
