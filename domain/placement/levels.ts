export type PlacementLevel = 1 | 2 | 3;

/** The abilities between the levels: below the first is level 1, up to the second level 2, above level 3. */
export const LEVEL_CUTS = [-0.7, 0.7] as const;

/** Within which difficulties the items of a level lie. */
export const DIFFICULTY_RANGES: Readonly<Record<PlacementLevel, readonly [from: number, to: number]>> = {
  1: [-2, -0.7],
  2: [-0.7, 0.7],
  3: [0.7, 2],
};

/** The level of an ability. */
export function levelOf(ability: number): PlacementLevel {
  if (ability < LEVEL_CUTS[0]) return 1;
  return ability <= LEVEL_CUTS[1] ? 2 : 3;
}

/** The ability in the middle of a level: who reaches it has the level right, as routing says it. */
export function middleOf(level: PlacementLevel): number {
  const [from, to] = DIFFICULTY_RANGES[level];
  return (from + to) / 2;
}
