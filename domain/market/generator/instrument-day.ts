import type { Bar } from '../bar.ts';
import { RandomStream } from '../numbers/random-stream.ts';
import { openStretches } from '../open-hours.ts';
import type { CommonDay } from './common-day.ts';
import type { DayBytes, GeneratedInstrument } from './market.ts';
import type { InstrumentState } from './market-state.ts';
import { bytesForMinutes, PricePath } from './price-path.ts';

/** The minutes of one day of an instrument, and the state after it. */
export function instrumentDay(
  generated: GeneratedInstrument,
  day: number,
  state: InstrumentState,
  { factor, regimes }: CommonDay,
  bytes: DayBytes,
): { bars: Bar[]; state: InstrumentState } {
  const { symbol, hours } = generated.instrument;
  const stretches = openStretches(hours, day);
  const open = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
  const random = new RandomStream(bytes(`bars ${symbol}`, bytesForMinutes(generated.model, open)));
  const path = new PricePath(generated, state, random);
  const regimeAt = (minute: number) => regimes[Math.floor(minute / 60)] ?? 'calm';
  const bars: Bar[] = [];
  let minute = 0;
  for (const stretch of stretches) {
    path.stayClosed(factor.subarray(minute, stretch.from));
    if (bars.length === 0) path.beginDay(regimeAt(stretch.from));
    for (minute = stretch.from; minute < stretch.to; minute += 1)
      bars.push(path.trade({ day, minute, stretch }, regimeAt(minute), factor[minute] ?? 0));
  }
  path.stayClosed(factor.subarray(minute));
  return { bars, state: path.state() };
}
