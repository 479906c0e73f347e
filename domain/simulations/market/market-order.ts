import { ln } from '../../kernel/portable-math.ts';
import { RandomSource } from '../../kernel/random-source.ts';
import {
  defineModel,
  described,
  forEach,
  numberParameter,
  type ListParameter,
  type ValuesOf,
} from '../model.ts';

const prices: ListParameter = {
  kind: 'list',
  says: 'Prices of a given book, best first: rising for a buyer, falling for a seller',
  unit: '$ a coin',
  from: 0.000_001,
  to: 1_000_000,
  least: 1,
  most: 40,
  start: [100, 101, 103],
};

const sizes: ListParameter = {
  ...prices,
  says: 'What is offered (or wanted) at each of these prices',
  unit: 'coins',
  from: 0,
  start: [1, 2, 3],
};

const parameters = {
  side: {
    kind: 'choice',
    says: 'What the order does',
    choices: { buy: 'takes what is offered', sell: 'takes what is wanted' },
    start: 'buy',
  },
  order: numberParameter('coins', 'Size of the market order', 4, [0, 1_000_000, 0.01]),
  book: {
    kind: 'choice',
    says: 'Where the book comes from',
    choices: { given: 'the two lists below', drawn: 'the five numbers below, and the seed' },
    start: 'given',
  },
  prices,
  sizes,
  best: numberParameter('$ a coin', 'Best price of a drawn book', 100, [0.01, 100_000, 0.01]),
  tick: numberParameter('$ a coin', 'Distance of its prices', 1, [0.01, 1000, 0.01]),
  levels: numberParameter('count', 'Number of its prices', 20, [1, 40, 1]),
  depth: numberParameter('coins', 'Mean size at each of them', 2, [0.01, 10_000, 0.01]),
  unevenness: numberParameter(
    '%',
    'Share of each size that is drawn (exponential); 0 is the same size everywhere',
    50,
    [0, 100, 5],
  ),
} as const;

type Values = ValuesOf<typeof parameters>;

/**
 * A market order that uses up a book, best price first: average = sum(price x filled) / sum(filled).
 * Source: L. Harris (2003), Trading and exchanges, chapters 4 and 6.
 */
export const marketOrder = defineModel({
  name: 'market-order',
  shows:
    'How a market order uses up the book, what it pays on average, and why the last price is not its price.',
  sources: [
    'L. Harris (2003), Trading and exchanges: market microstructure for practitioners, chapters 4 and 6',
  ],
  accuracy:
    'Exact for the book that is shown; hidden orders, and orders that come or go meanwhile, are left out.',
  parameters,
  numbers: {
    filled: described('coins', 'What was filled'),
    unfilled: described('coins', 'What found nobody on the other side'),
    paid: described('$', 'Money that changed hands'),
    average: described('$ a coin', 'Average price; the best price when nothing was filled'),
    last: described('$ a coin', 'Worst price that was taken'),
    slippage: described('%', 'How much worse the average is than the best price'),
    slippage_cost: described('$', 'What that comes to'),
    levels_used: described('count', 'Prices that were touched'),
    next_best: described('$ a coin', 'Best price afterwards; the last of the book when it is used up'),
  },
  series: {
    level_price: forEach('$ a coin', 'Prices of the book, best first', 'level'),
    level_size: { ...described('coins', 'Size at each price'), over: { series: 'level_price' } },
    level_filled: { ...described('coins', 'What the order took of it'), over: { series: 'level_price' } },
    depth_before: {
      ...described('coins', 'Size at this price and all better ones'),
      over: { series: 'level_price' },
    },
    depth_after: { ...described('coins', 'The same after the order'), over: { series: 'level_price' } },
  },
  formulas: {
    average_in_an_even_book: {
      ...described('$ a coin', 'Average price in a drawn book with the same size at every price'),
      source: 'best + tick (k (k - 1) / 2 x size + k x rest) / order, with k full levels',
      meanOf: 'average',
      of: ({ side, order, book, best, tick, levels, depth, unevenness }) => {
        if (book === 'given' || unevenness > 0 || order === 0 || order > levels * depth) return undefined;
        const full = Math.floor(order / depth + 1e-9);
        const ticks = ((full * (full - 1)) / 2) * depth + full * (order - full * depth);
        return best + ((side === 'buy' ? tick : -tick) * ticks) / order;
      },
    },
  },
  conflict: ({ side, book, prices, sizes, best, tick, levels }) => {
    if (book === 'drawn') {
      return side === 'sell' && best <= tick * (levels - 1)
        ? 'has prices of 0 or less: fewer levels, or a smaller tick.'
        : undefined;
    }
    if (prices.length !== sizes.length) return 'needs as many sizes as prices.';
    const isInOrder = prices.every((price, place) => {
      const better = prices[place - 1];
      return better === undefined || (side === 'buy' ? price > better : price < better);
    });
    return isInOrder ? undefined : `needs its prices best first: ${side === 'buy' ? 'rising' : 'falling'}.`;
  },
  run(values, seed) {
    const levels = bookOf(values, seed);
    const best = levels[0]?.price ?? 0;
    let left = values.order;
    let [paid, last, used] = [0, best, 0];
    const taken = levels.map(({ price, size }) => {
      const filled = Math.min(left, size);
      left -= filled;
      paid += filled * price;
      if (filled > 0) {
        last = price;
        used += 1;
      }
      return filled;
    });
    const filled = values.order - left;
    const average = filled === 0 ? best : paid / filled;
    const difference = values.side === 'buy' ? average - best : best - average;
    const rest = levels.map(({ size }, place) => size - (taken[place] ?? 0));
    return {
      numbers: {
        filled,
        unfilled: left,
        paid,
        average,
        last,
        slippage: (100 * difference) / best,
        slippage_cost: filled * difference,
        levels_used: used,
        next_best: (levels[rest.findIndex((size) => size > 0)] ?? levels.at(-1))?.price ?? best,
      },
      series: {
        level_price: levels.map(({ price }) => price),
        level_size: levels.map(({ size }) => size),
        level_filled: taken,
        depth_before: cumulated(levels.map(({ size }) => size)),
        depth_after: cumulated(rest),
      },
    };
  },
});

function bookOf({ side, book, prices, sizes, best, tick, levels, depth, unevenness }: Values, seed: number) {
  if (book === 'given') return prices.map((price, place) => ({ price, size: sizes[place] ?? 0 }));
  const random = RandomSource.from(seed);
  const share = unevenness / 100;
  return Array.from({ length: levels }, (_, level) => ({
    price: side === 'buy' ? best + level * tick : best - level * tick,
    size: depth * (1 - share - share * ln(random.uniform())),
  }));
}

function cumulated(sizes: readonly number[]): number[] {
  let sum = 0;
  return sizes.map((size) => {
    sum += size;
    return sum;
  });
}
