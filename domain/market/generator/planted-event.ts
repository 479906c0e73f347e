import type { RegimeName } from './regime.ts';

/** News that a scenario plants: between two minutes the price leaps. It is hidden while the session runs and published afterwards. */
export interface PlantedLeap {
  /** Days since the market's start. */
  readonly day: number;
  /** Of the day; where the market is closed then, it opens at the new price. */
  readonly minute: number;
  /** As a fraction of the price: -0.08 is 8% down. */
  readonly move: number;
}

/** A day on which a scenario puts the whole market into a regime. */
export interface PlantedTurn {
  /** Days since the market's start. */
  readonly day: number;
  readonly regime: RegimeName;
}
