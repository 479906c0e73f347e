import { normalCdf } from '../../kernel/normal-distribution.ts';
import { exp, ln } from '../../kernel/portable-math.ts';
import { RandomSource } from '../../kernel/random-source.ts';
import { defineModel, described, fromStart, numberParameter, type ValuesOf } from '../model.ts';

const parameters = {
  side: {
    kind: 'choice',
    says: 'Which way the position earns',
    choices: { long: 'when the price rises', short: 'when it falls' },
    start: 'long',
  },
  margin: numberParameter(
    '$',
    'Margin of the position, which is all it can lose (isolated)',
    500,
    [1, 1_000_000, 1],
  ),
  leverage: numberParameter('×', 'Value of the position for each dollar of margin', 20, [1, 100, 0.5]),
  entry: numberParameter('$ a coin', 'Price at the entry', 100, [0.01, 100_000, 0.01]),
  maintenance: numberParameter(
    '%',
    'Margin that must be left, as a share of the value at the entry',
    0.5,
    [0, 10, 0.1],
  ),
  volatility: numberParameter(
    '%',
    'Standard deviation of the logarithmic return of a day',
    3,
    [0.1, 20, 0.1],
  ),
  funding: numberParameter(
    '%',
    'Funding every 8 hours, as a share of the value at the entry: a long pays it, a short gets it; below 0 the other way round',
    0,
    [-0.5, 0.5, 0.005],
  ),
  days: numberParameter('count', 'Days the position is held', 30, [1, 365, 1]),
} as const;

type Values = ValuesOf<typeof parameters>;

const PAYMENTS_A_DAY = 3;

/**
 * A position on margin that is closed by force once its margin falls to the maintenance margin.
 * Sources: W. Feller (1971), volume 2, X.5 (reflection principle), for the chance that a path without logarithmic drift
 * touches the price: 2 N(-|ln(forced exit / entry)| / (volatility sqrt(days))); the lowest point of each 8 hours comes
 * from the Brownian bridge (P. Glasserman, 2003, 6.4).
 */
export const leveragedPosition = defineModel({
  name: 'leveraged-position',
  shows:
    'How near leverage brings the forced exit, how often ordinary days reach it, and what funding takes meanwhile.',
  sources: [
    'W. Feller (1971), An introduction to probability theory and its applications 2, X.5: reflection principle',
    'P. Glasserman (2003), Monte Carlo methods in financial engineering, 6.4: lowest point of a Brownian bridge',
  ],
  accuracy:
    'Maintenance and funding are shares of the value at the entry; no fees, no gaps, a mark price equal to the price; after a forced exit all margin is gone.',
  parameters,
  numbers: {
    liquidated: described('flag', 'Whether the position was closed by force'),
    result: described('$', 'Result with funding; the whole margin lost after a forced exit'),
    result_percent: described('%', 'The same as a share of the margin'),
    funding_paid: described('$', 'Funding paid until the end; below 0 when it was got'),
    days_held: described('count', 'Days until the end or the forced exit, rounded up'),
    final_price: described('$ a coin', 'Price at the end of all days, also after a forced exit'),
    worst_move: described(
      '%',
      'Deepest move against the position while it was held, as a share of the entry',
    ),
  },
  series: {
    price: fromStart('$ a coin', 'Price at the end of each day', 'day'),
    exit_level: fromStart('$ a coin', 'Price that forces the exit then; it moves with funding', 'day'),
    margin_left: fromStart('$', 'Margin left; 0 after a forced exit', 'day'),
  },
  formulas: {
    position_value: { ...described('$', 'Value of the position at the entry'), of: valueOf },
    forced_exit_distance: {
      ...described('%', 'How far the price must move against the position, before funding'),
      source: '1 / leverage - maintenance',
      of: (values) => Math.max(0, 100 / values.leverage - values.maintenance),
    },
    forced_exit_price: {
      ...described('$ a coin', 'Price that forces the exit, before funding'),
      of: (values) => exitPrice(values, 0),
    },
    days_of_swing: {
      ...described('×', 'The distance in typical daily moves'),
      of: (values) => Math.max(0, 100 / values.leverage - values.maintenance) / values.volatility,
    },
    funding_total: {
      ...described('$', 'Funding of all days, if the position lives so long'),
      source: 'value x funding x 3 x days',
      of: (values) => fundingOf(values) * PAYMENTS_A_DAY * values.days,
    },
    funding_percent: {
      ...described('%', 'The same as a share of the margin'),
      of: (values) => (100 * fundingOf(values) * PAYMENTS_A_DAY * values.days) / values.margin,
    },
    chance_of_forced_exit: {
      ...described('flag', 'Chance of a forced exit, without funding'),
      source: 'Feller (1971), X.5: 2 N(-|ln(exit / entry)| / (s sqrt(n)))',
      meanOf: 'liquidated',
      of: (values) => {
        const level = exitPrice(values, 0);
        if (values.funding !== 0) return undefined;
        if (level <= 0) return 0;
        const distance = Math.abs(ln(level / values.entry));
        return 2 * normalCdf((-100 * distance) / (values.volatility * Math.sqrt(values.days)));
      },
    },
  },
  conflict: ({ leverage, maintenance }) =>
    100 / leverage <= maintenance
      ? 'has less margin than must be left: less leverage, or less maintenance.'
      : undefined,
  run: hold,
});

function hold(values: Values, seed: number) {
  const random = RandomSource.from(seed);
  const { entry, margin, days } = values;
  const sign = values.side === 'long' ? 1 : -1;
  const value = valueOf(values);
  const step = values.volatility / 100 / Math.sqrt(PAYMENTS_A_DAY);
  const rows = { price: [entry], exit_level: [exitPrice(values, 0)], margin_left: [margin] };
  let [move, paid, worst, held] = [0, 0, 0, days];
  let liquidated = false;
  for (let payment = 1; payment <= days * PAYMENTS_A_DAY; payment += 1) {
    const change = step * random.normal();
    // The deepest point on the side that hurts: a long fears the low, a short the high.
    const against = sign * change;
    const deepest = (against - Math.sqrt(against * against - 2 * step * step * ln(random.uniform()))) / 2;
    if (!liquidated) {
      const extreme = entry * exp(move + sign * deepest);
      worst = Math.max(worst, (100 * sign * (entry - extreme)) / entry);
      const level = exitPrice(values, paid);
      liquidated = sign * (extreme - level) <= 0;
      if (!liquidated) paid += fundingOf(values);
      // Funding alone can bring the exit to the price.
      liquidated ||= sign * (entry * exp(move + change) - exitPrice(values, paid)) <= 0;
      if (liquidated) held = Math.ceil(payment / PAYMENTS_A_DAY);
    }
    move += change;
    if (payment % PAYMENTS_A_DAY !== 0) continue;
    const price = entry * exp(move);
    rows.price.push(price);
    rows.exit_level.push(exitPrice(values, paid));
    rows.margin_left.push(liquidated ? 0 : margin + (sign * value * (price - entry)) / entry - paid);
  }
  const result = (rows.margin_left.at(-1) ?? 0) - margin;
  return {
    numbers: {
      liquidated: Number(liquidated),
      result,
      result_percent: (100 * result) / margin,
      funding_paid: paid,
      days_held: held,
      final_price: rows.price.at(-1) ?? entry,
      worst_move: worst,
    },
    series: rows,
  };
}

function valueOf({ margin, leverage }: Values): number {
  return margin * leverage;
}

/** One payment of funding in dollars; below 0 when it is received. */
function fundingOf(values: Values): number {
  return ((values.side === 'long' ? 1 : -1) * valueOf(values) * values.funding) / 100;
}

/** The price at which the margin, less the funding paid, has fallen to the maintenance margin; 0 when none is low enough. */
function exitPrice(values: Values, paid: number): number {
  const share = (values.margin - paid) / valueOf(values) - values.maintenance / 100;
  return Math.max(0, values.entry * (values.side === 'long' ? 1 - share : 1 + share));
}
