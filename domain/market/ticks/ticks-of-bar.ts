import type { Bar } from '../bar.ts';
import { BYTES_A_NUMBER, RandomStream } from '../numbers/random-stream.ts';
import { TICKS_A_MINUTE, type Tick } from '../tick.ts';

/** Three numbers choose where the extremes are; each tick takes one for its price and one for its volume. */
export const TICK_BYTES = (3 + 2 * TICKS_A_MINUTE) * BYTES_A_NUMBER;

const LAST = TICKS_A_MINUTE - 1;
/** How far ticks scatter about the line between two known ones, in shares of the range of the bar and a root of ticks. */
const SCATTER = 0.16;

interface Anchor {
  place: number;
  bid: number;
}

/**
 * Ticks inside a minute bar: a random bridge from its open over its extremes to its close that never leaves its range. The
 * first tick is the open, the last the close, one between them the high and one the low, and their volumes are the bar's.
 * @param bytes at least TICK_BYTES, of this bar alone
 */
export function ticksOfBar(bar: Bar, bytes: Uint8Array): Tick[] {
  const random = new RandomStream(bytes);
  const bids = bridge(bar, anchorsOf(bar, random), random);
  const volumes = shareVolume(bar.volume, random);
  return bids.map((bid, place) => ({
    at: bar.minute * TICKS_A_MINUTE + place,
    bid,
    spread: bar.spread,
    volume: volumes[place] ?? 0,
  }));
}

/** A rising bar is more likely to have its low first. */
function anchorsOf({ open, high, low, close }: Bar, random: RandomStream): Anchor[] {
  const range = high - low;
  const rise = range === 0 ? 0 : (close - open) / range;
  const isLowFirst = random.happens(0.5 + 0.4 * rise);
  const first = 1 + Math.floor(random.uniform() * (LAST - 2));
  const second = first + 1 + Math.floor(random.uniform() * (LAST - 1 - first));
  return [
    { place: 0, bid: open },
    { place: first, bid: isLowFirst ? low : high },
    { place: second, bid: isLowFirst ? high : low },
    { place: LAST, bid: close },
  ];
}

/** Each tick between two anchors goes its part of the way to the next one, and strays from it by chance. */
function bridge({ high, low }: Bar, anchors: readonly Anchor[], random: RandomStream): number[] {
  const bids: number[] = [];
  let before = { place: 0, bid: 0 };
  for (const anchor of anchors) {
    for (let place = before.place + 1; place < anchor.place; place += 1) {
      const last = bids[place - 1] ?? before.bid;
      const left = anchor.place - place;
      const onTheWay = last + (anchor.bid - last) / (left + 1);
      const stray = random.normal() * SCATTER * (high - low) * Math.sqrt(left / (left + 1));
      bids[place] = Math.min(high, Math.max(low, Math.round(onTheWay + stray)));
    }
    bids[anchor.place] = anchor.bid;
    before = anchor;
  }
  return bids;
}

/** Whole lots that add up to the volume exactly, in parts drawn by chance. */
function shareVolume(volume: number, random: RandomStream): number[] {
  const weights = Array.from({ length: TICKS_A_MINUTE }, () => 0.2 + random.uniform());
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let [passed, given] = [0, 0];
  return weights.map((weight, place) => {
    passed += weight;
    const upTo = place === LAST ? volume : Math.min(volume, Math.floor((volume * passed) / sum));
    const part = upTo - given;
    given = upTo;
    return part;
  });
}
