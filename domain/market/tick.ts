/** One in five seconds: what a minute is made of. */
export const TICKS_A_MINUTE = 12;

/** Bid and spread, in ticks, and the lots traded in five seconds. The ticks of a minute trade the volume of its bar. */
export interface Tick {
  /** `minute * TICKS_A_MINUTE + place`: numbered alike for all instruments. */
  at: number;
  bid: number;
  /** The ask is the bid and this. */
  spread: number;
  volume: number;
}
