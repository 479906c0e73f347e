/**
 * An order with one of its steps a place earlier (-1) or later (1); the same order when it cannot move further or is
 * not there.
 */
export function movedStep(order: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = order.indexOf(id);
  const other = order[from + by];
  if (from === -1 || other === undefined) return order;
  return order.with(from, other).with(from + by, id);
}
