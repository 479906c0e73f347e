import type { RandomSource } from '../../kernel/random-source.ts';
import { roundTo } from '../../kernel/round-to.ts';
import { between, drawMarket } from '../chart.ts';
import { LOOK_BACK } from '../look-back.ts';
import type { DrawnPuzzle } from '../puzzle.ts';
import { namedBars, placesApart } from './named-bars.ts';

/** The bars before one that its volume is compared with. */
const VOLUME_BARS = LOOK_BACK.volume;
const COUNT = 44;
const UNUSUAL = 2;

/** Which of four bars traded more than twice what the twenty before it did on average. */
export function volumePuzzle(source: RandomSource): DrawnPuzzle | null {
  const candles = drawMarket(source, COUNT);
  const usual = between(source, 200, 900);
  const volumes = candles.map(() => Math.round(usual * Math.exp(0.22 * source.normal())));
  const places = placesApart(source, VOLUME_BARS, COUNT - 1, 4);
  if (places === null) return null;
  const truth = source.below(places.length);
  places.forEach((place, index) => {
    const times = index === truth ? between(source, 2.25, 2.8) : between(source, 1.35, 1.75);
    volumes[place] = Math.round(averageBefore(volumes, place) * times);
  });
  const marks = namedBars(places);
  const ratios = places.map((place) => (volumes[place] ?? 0) / averageBefore(volumes, place));
  if (ratios.some((ratio, index) => ratio > UNUSUAL !== (index === truth))) return null;
  const at = places[truth] ?? 0;
  return {
    skill: 'volume-and-vwap',
    candles,
    volumes,
    levels: [],
    marks,
    numbers: {},
    choices: marks.map(({ name }) => name),
    solution: {
      answer: marks[truth]?.name ?? 'a',
      facts: {
        volume: volumes[at] ?? 0,
        average: Math.round(averageBefore(volumes, at)),
        times: roundTo(ratios[truth] ?? 0, 1),
      },
      next: null,
    },
  };
}

/** The mean volume of the twenty bars before one. */
export function averageBefore(volumes: readonly number[], place: number): number {
  const before = volumes.slice(place - VOLUME_BARS, place);
  return before.reduce((sum, volume) => sum + volume, 0) / before.length;
}
