/** The lengths of bars that are shown, in minutes. Each divides a day. */
export const TIMEFRAMES = { '1m': 1, '5m': 5, '15m': 15, '1h': 60, '4h': 240, '1d': 1440 } as const;

export type Timeframe = keyof typeof TIMEFRAMES;

/** The start of the bar of a timeframe that holds a minute. */
export function barStart(timeframe: Timeframe, minute: number): number {
  return minute - (minute % TIMEFRAMES[timeframe]);
}
