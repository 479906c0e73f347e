/** One station stands before another. */
export type StationPair = readonly [first: string, second: string];

/**
 * Puts stations in order: as they are given, but for the pairs that say otherwise. A station that has to stand before another is
 * brought forward to just before it. Where pairs contradict each other, those named first hold.
 *
 * @param stations each once
 * @param pairs the most important first; pairs of stations that are not there say nothing
 */
export function orderStations(stations: readonly string[], pairs: readonly StationPair[]): string[] {
  const before = heldPairs(new Set(stations), pairs);
  const placed = new Set<string>();
  const place = (station: string): void => {
    if (placed.has(station)) return;
    const earlier = before.get(station);
    if (earlier) for (const other of stations) if (earlier.has(other)) place(other);
    placed.add(station);
  };
  for (const station of stations) place(station);
  return [...placed];
}

/** For each station those that stand before it, without contradictions. */
function heldPairs(
  stations: ReadonlySet<string>,
  pairs: readonly StationPair[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const before = new Map<string, Set<string>>();
  const standsBefore = (first: string, second: string): boolean => {
    const found = new Set<string>();
    const open = [second];
    for (let station = open.pop(); station !== undefined; station = open.pop()) {
      for (const other of before.get(station) ?? []) {
        if (other === first) return true;
        if (!found.has(other)) open.push(other);
        found.add(other);
      }
    }
    return false;
  };
  for (const [first, second] of pairs) {
    if (first === second || !stations.has(first) || !stations.has(second)) continue;
    if (standsBefore(second, first)) continue;
    before.set(second, (before.get(second) ?? new Set()).add(first));
  }
  return before;
}
