import type { ActivityAnswer, Grade, RowNote } from '../contract.ts';
import { EDGE } from '../edge.ts';
import type { KeyOf } from './data-task-key.ts';

/**
 * Rows in an order are graded by the share of pairs that stand the right way round: (1 + Kendall's tau) / 2, M. G. Kendall
 * (1938), A new measure of rank correlation, Biometrika 30. Equal rows stand right either way.
 */
export function gradeOrder(
  answer: ActivityAnswer,
  { values, least, because }: KeyOf<'order'>,
): Grade | undefined {
  const order = Array.isArray(answer) ? answer.map(String) : [];
  const count = Object.keys(values).length;
  if (order.length !== count || new Set(order).size !== count) return undefined;
  if (!order.every((row) => Object.hasOwn(values, row))) return undefined;
  const given = order.map((row) => values[row] ?? 0);
  const right = given.toSorted((a, b) => b - a);
  const pairs = given.flatMap((value, place) => given.slice(place + 1).map((later) => value >= later - EDGE));
  const share = pairs.filter(Boolean).length / pairs.length;
  const rows = order.map((row, place): RowNote => {
    const is_right = Math.abs((given[place] ?? 0) - (right[place] ?? 0)) <= EDGE;
    return { row, is_right, html: is_right ? (because[row] ?? '') : '' };
  });
  return { is_right: share >= least - EDGE, share, error: null, notes: [], rows };
}
