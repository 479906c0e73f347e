/** A row with one more value, of which the last `count` stay. */
export function lastValues<Value>(before: readonly Value[], value: Value, count: number): readonly Value[] {
  return [...(before.length < count ? before : before.slice(before.length - count + 1)), value];
}
