/** From which place on a row of values is another one than before; null where that is not only its end. */
export function grownFrom(
  before: readonly (number | undefined)[],
  after: readonly (number | undefined)[],
): number | null {
  const last = before.length - 1;
  if (last < 1 || after.length < before.length || before[last - 1] !== after[last - 1]) return null;
  const middle = Math.floor(last / 2);
  return before[middle] === after[middle] ? last : null;
}
