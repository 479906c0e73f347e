import type { Bar } from '../../market/bar.ts';
import type { Tick } from '../../market/tick.ts';

/** What happened while the clock moved from the cursor to where it is moved to. */
export interface MarketData {
  /**
   * Minute bars by symbol, in order: those that end after the cursor and not after where the clock is moved to. A minute in which
   * the cursor stands is among them.
   */
  readonly bars: ReadonlyMap<string, readonly Bar[]>;
  /**
   * The ticks of a minute, in order, as far as the clock is moved; undefined where only bars exist. Asked for only where an
   * order, or the margin, may depend on them.
   */
  ticks(symbol: string, minute: number): readonly Tick[] | undefined;
}
