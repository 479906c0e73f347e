import { abilityFrom, likeliestLevel } from './ability.ts';
import type { PlacementLevel } from './levels.ts';
import type { AskedEntry } from './next-item.ts';
import { type StrandRange, strandRange } from './strand-range.ts';

/** Where somebody stands in a strand that was asked. */
type StrandResult = StrandRange & { readonly right: number };

/** What a placement found. */
export type PlacementResult = {
  readonly level: PlacementLevel;
  /** How likely the level is. */
  readonly chance: number;
  readonly estimate: number;
  readonly deviation: number;
  /** The strands that were asked, in the order in which they were. */
  readonly strands: readonly StrandResult[];
};

/** What the answers say: a level, and a range for each strand asked. */
export function placementResult(asked: readonly AskedEntry[]): PlacementResult {
  const ability = abilityFrom(asked);
  const strands = [...new Set(asked.map(({ item }) => item.strand))];
  return {
    ...likeliestLevel(ability),
    estimate: ability.mean,
    deviation: ability.deviation,
    strands: strands.map((strand) => ({
      ...strandRange(strand, asked),
      right: asked.filter(({ item, right }) => item.strand === strand && right).length,
    })),
  };
}
