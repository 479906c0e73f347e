import type { Instrument } from '../instrument.ts';
import type { PlantedEdge } from './planted-edge.ts';
import type { PlantedLeap, PlantedTurn } from './planted-event.ts';
import type { PriceModel } from './price-model.ts';
import type { RegimeName } from './regime.ts';

/** An instrument and how its price is generated. */
export interface GeneratedInstrument {
  readonly instrument: Instrument;
  readonly model: PriceModel;
  readonly edge?: PlantedEdge;
  readonly leaps?: readonly PlantedLeap[];
}

/** All that decides the paths of a market but for the random bytes: plain data, which the commitment covers. */
export interface Market {
  readonly instruments: readonly GeneratedInstrument[];
  readonly startRegime: RegimeName;
  /** Whether the market stays in the regime it starts in. */
  readonly holdsRegime?: boolean;
  readonly turns?: readonly PlantedTurn[];
}

/**
 * The random bytes of a day, by stream: `market` is what its instruments share, `bars SYMBOL` and `ticks SYMBOL` are theirs,
 * so that one instrument more leaves the paths of the others as they were. The same call gives the same bytes.
 */
export type DayBytes = (stream: string, length: number) => Uint8Array;
