import { isCurrencyUnit } from '../kernel/money/format-quantity.ts';
import { roundTo } from '../kernel/round-to.ts';
import type { Cell, TableColumn } from './data-task/data-table.ts';

/**
 * With how many decimals every number of a column is written, so that they can be compared at a glance: as many as its longest
 * value needs, and two of money as soon as one of them has cents.
 */
export function columnDecimals({ unit, decimals }: TableColumn, cells: readonly Cell[]): number {
  const needed = Math.max(0, ...cells.map((cell) => decimalsOf(cell, decimals)));
  return needed > 0 && isCurrencyUnit(unit) ? Math.max(2, needed) : needed;
}

function decimalsOf(cell: Cell, most: number): number {
  if (typeof cell === 'string') return 0;
  const value = roundTo(cell, most);
  let decimals = 0;
  while (decimals < most && roundTo(value, decimals) !== value) decimals += 1;
  return decimals;
}
