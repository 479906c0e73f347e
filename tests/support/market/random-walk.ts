import type { Bar } from '#domain/market/bar.ts';
import { RandomStream } from '#domain/market/numbers/random-stream.ts';
import { seededBytes } from './seeded-bytes.ts';

const [FIRST, MINUTES] = [810, 390];

/** Minute bars of a share whose returns are independent and normal: what a market is not. */
export function randomWalk(days: number, seed: number): Bar[] {
  const random = new RandomStream(seededBytes(seed, 0)('walk', days * MINUTES * 2 * 8));
  const bars: Bar[] = [];
  let close = 8000;
  for (let place = 0; place < days * MINUTES; place += 1) {
    const open = close;
    close = Math.round(open * (1 + 0.0009 * random.normal()));
    const minute = Math.floor(place / MINUTES) * 1440 + FIRST + (place % MINUTES);
    const volume = Math.floor(1000 + 2000 * random.uniform());
    bars.push({
      minute,
      open,
      high: Math.max(open, close),
      low: Math.min(open, close),
      close,
      volume,
      spread: 1,
    });
  }
  return bars;
}
