/**
 * What happened in a minute, or in any longer time. Prices are bids in ticks; the ask is the bid and the spread. A bar that
 * has begun holds only what the cursor has passed.
 */
export interface Bar {
  /** Its start: minutes since the market's own start, which is a Monday 00:00 of an invented calendar. */
  minute: number;
  open: number;
  high: number;
  low: number;
  close: number;
  /** Lots traded. */
  volume: number;
  /** Ticks from bid to ask; of a longer bar, those of its last minute. */
  spread: number;
}
