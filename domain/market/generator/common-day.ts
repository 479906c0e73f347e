import { BYTES_A_NUMBER, RandomStream } from '../numbers/random-stream.ts';
import { MINUTES_A_DAY } from '../open-hours.ts';
import type { DayBytes, Market } from './market.ts';
import { nextRegime, type RegimeName } from './regime.ts';

const HOURS = 24;
const MINUTES = 60;

/** What all instruments of a market share on one day. */
export interface CommonDay {
  /** The common factor of each minute: independent normal numbers. */
  factor: Float64Array;
  /** The regime of each hour. */
  regimes: readonly RegimeName[];
  /** The regime in which the next day begins. */
  next: RegimeName;
}

/** Draws the common factor and the regimes of a day. @param regime that of its first hour */
export function commonDay(market: Market, regime: RegimeName, bytes: DayBytes): CommonDay {
  const random = new RandomStream(bytes('market', (MINUTES_A_DAY + HOURS) * BYTES_A_NUMBER));
  const factor = new Float64Array(MINUTES_A_DAY);
  const regimes: RegimeName[] = [];
  let next = regime;
  for (let hour = 0; hour < HOURS; hour += 1) {
    regimes.push(next);
    for (let minute = hour * MINUTES; minute < (hour + 1) * MINUTES; minute += 1)
      factor[minute] = random.normal();
    const draw = random.uniform();
    if (market.holdsRegime !== true) next = nextRegime(next, draw);
  }
  return { factor, regimes, next };
}
