/**
 * Where labels stand that want to stand at given heights, each at least `gap` from the next and none outside the range: a
 * label moves no further than it must. In the order of the wishes.
 */
export function spreadApart(wishes: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wishes.map((_, place) => place).sort((a, b) => (wishes[a] ?? 0) - (wishes[b] ?? 0));
  const placed = [...wishes];
  let last = from - gap;
  for (const place of order) {
    const wish = Math.max(placed[place] ?? 0, last + gap);
    placed[place] = wish;
    last = wish;
  }
  let next = to + gap;
  for (const place of order.toReversed()) {
    const height = Math.min(placed[place] ?? 0, next - gap);
    placed[place] = height;
    next = height;
  }
  return placed;
}
