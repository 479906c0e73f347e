import { normalCdf } from '../../kernel/normal-distribution.ts';
import { exp, ln, wholePower } from '../../kernel/portable-math.ts';
import { RandomSource } from '../../kernel/random-source.ts';
import { defineModel, described, fromStart, numberParameter, type ValuesOf } from '../model.ts';

const parameters = {
  entry: numberParameter('$ a coin', 'Price at which a long position is opened', 100, [1, 100_000, 0.01]),
  stop_distance: numberParameter(
    '%',
    'Distance of the stop below the entry, as a share of the entry',
    5,
    [0.5, 20, 0.1],
  ),
  days: numberParameter('count', 'Days the position is held unless it is stopped', 10, [1, 20, 1]),
  volatility: numberParameter('%', 'Typical move of a session, as a share of the entry', 1.5, [0, 5, 0.1]),
  gap_chance: numberParameter('%', 'Chance of a gap down between two sessions', 5, [0, 100, 0.5]),
  gap_size: numberParameter(
    '%',
    'Mean size of a gap, as a share of the entry; sizes are exponential',
    4,
    [0, 15, 0.5],
  ),
  slippage: numberParameter(
    '%',
    'How far below its trigger a stop fills without a gap, as a share of the entry',
    0,
    [0, 2, 0.01],
  ),
} as const;

type Values = ValuesOf<typeof parameters>;

/**
 * A stop below a long position: within a session it fills at its trigger, after a gap at the open.
 * Sources: the chance that a path without drift touches a level: W. Feller (1971), An introduction to probability theory
 * and its applications, volume 2, X.5 (reflection principle); the lowest point of a session by the Brownian bridge,
 * P(minimum < m) = exp(-2 m (m - x) / s^2); a gap that leaps the stop overshoots it by the mean size, because exponential
 * sizes have no memory.
 */
export const stopAndGaps = defineModel({
  name: 'stop-and-gaps',
  shows:
    'What a stop can do and what it cannot: within a session it fills near its trigger, after a gap wherever trading opens.',
  sources: [
    'W. Feller (1971), An introduction to probability theory and its applications 2, X.5: reflection principle',
    'P. Glasserman (2003), Monte Carlo methods in financial engineering, 6.4: lowest point of a Brownian bridge',
  ],
  accuracy:
    'Moves add up in percent of the entry (for days, not for years) without drift; a price below 0 is taken as 0.',
  parameters,
  numbers: {
    stopped: described('flag', 'Whether the stop was hit'),
    leapt: described('flag', 'Whether a gap leapt the stop'),
    gapped: described('flag', 'Whether there was a gap, also after the stop'),
    exit: described('$ a coin', 'Price at the exit'),
    result: described('R', 'Result in multiples of the planned loss'),
    overshoot: described(
      '%',
      'How far below the stop the exit was, as a share of the entry; 0 when it was not hit',
    ),
    exit_day: described('count', 'Day of the exit'),
  },
  series: {
    open: fromStart('$ a coin', 'Price at the open of each session; the entry before the first', 'day'),
    low: fromStart('$ a coin', 'Lowest price of each session', 'day'),
    close: fromStart('$ a coin', 'Price at the end of each session', 'day'),
    held: fromStart('$ a coin', 'The same until the exit, and from then on the price at the exit', 'day'),
  },
  formulas: {
    stop_price: {
      ...described('$ a coin', 'Price that triggers the stop'),
      of: ({ entry, stop_distance }) => entry * (1 - stop_distance / 100),
    },
    chance_of_stop: {
      ...described('flag', 'Chance that the stop is hit, where there are no gaps'),
      source: 'Feller (1971), X.5: 2 N(-d / (s sqrt(n)))',
      meanOf: 'stopped',
      of: (values) => {
        const { stop_distance, volatility, days, gap_chance } = values;
        if (gap_chance > 0) return undefined;
        return volatility === 0 ? 0 : 2 * normalCdf(-stop_distance / (volatility * Math.sqrt(days)));
      },
    },
    chance_of_gap: {
      ...described('flag', 'Chance of at least one gap'),
      source: '1 - (1 - g)^n',
      meanOf: 'gapped',
      of: ({ gap_chance, days }) => 1 - wholePower(1 - gap_chance / 100, days),
    },
    chance_that_a_gap_leaps: {
      ...described('flag', 'Chance that a gap from the entry is larger than the distance of the stop'),
      source: 'exp(-d / m)',
      of: ({ stop_distance, gap_size }) => (gap_size === 0 ? 0 : exp(-stop_distance / gap_size)),
    },
    overshoot_of_a_leap: {
      ...described('%', 'Mean distance below the stop at which a leapt stop fills, as a share of the entry'),
      source: 'the mean size of a gap, because exponential sizes have no memory',
      of: ({ gap_size }) => gap_size,
    },
  },
  run: hold,
});

function hold(values: Values, seed: number) {
  const random = RandomSource.from(seed);
  const { entry, days, stop_distance, volatility, gap_chance, gap_size, slippage } = values;
  const priceAt = (move: number) => entry * Math.max(0, 1 + move / 100);
  const rows = { open: [entry], low: [entry], close: [entry], held: [entry] };
  let move = 0;
  let exit: { move: number; day: number; leapt: boolean } | undefined;
  let gapped = false;
  for (let day = 1; day <= days; day += 1) {
    if (random.happens(gap_chance / 100)) {
      gapped = true;
      move += gap_size * ln(random.uniform());
    }
    const open = move;
    if (open <= -stop_distance) exit ??= { move: open, day, leapt: true };
    const step = volatility * random.normal();
    const low =
      open + (step - Math.sqrt(step * step - 2 * volatility * volatility * ln(random.uniform()))) / 2;
    if (low <= -stop_distance) exit ??= { move: -stop_distance - slippage, day, leapt: false };
    move = open + step;
    rows.open.push(priceAt(open));
    rows.low.push(priceAt(low));
    rows.close.push(priceAt(move));
    rows.held.push(priceAt(Math.max(-100, exit?.move ?? move)));
  }
  const left = exit ?? { move, day: days, leapt: false };
  const exitMove = Math.max(-100, left.move);
  return {
    numbers: {
      stopped: Number(exit !== undefined),
      leapt: Number(left.leapt),
      gapped: Number(gapped),
      exit: priceAt(exitMove),
      result: exitMove / stop_distance,
      overshoot: exit === undefined ? 0 : -exitMove - stop_distance,
      exit_day: left.day,
    },
    series: rows,
  };
}
