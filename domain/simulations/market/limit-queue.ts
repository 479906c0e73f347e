import { exp, ln } from '../../kernel/portable-math.ts';
import { RandomSource } from '../../kernel/random-source.ts';
import { defineModel, described, fromStart, numberParameter, type ValuesOf } from '../model.ts';

const parameters = {
  order: numberParameter('coins', 'Size of the limit order', 5, [0.1, 1000, 0.1]),
  ahead: numberParameter('coins', 'What waits ahead of it at the same price', 8, [0, 10_000, 0.1]),
  trade_chance: numberParameter(
    '%',
    'Chance in a minute that somebody trades at this price',
    30,
    [1, 100, 1],
  ),
  trade_size: numberParameter(
    'coins',
    'Mean size of such a trade; sizes are exponential',
    4,
    [0.1, 1000, 0.1],
  ),
  leave_chance: numberParameter(
    '%',
    'Chance in a minute that the price moves away and does not come back',
    4,
    [1, 100, 0.5],
  ),
  minutes: numberParameter(
    'count',
    'Minutes that are drawn; the outcome does not depend on it',
    60,
    [5, 480, 5],
  ),
} as const;

type Values = ValuesOf<typeof parameters>;

/**
 * A limit order in a queue: those ahead are served first, and the price may leave before its turn comes.
 * Source: R. Cont and A. Kukanov (2017), Optimal order placement in limit order markets, Quantitative Finance 17(1), for
 * the fill of an order behind a queue. Sizes are exponential, so the trades that a volume V needs are 1 + Poisson(V / s),
 * and each comes before the price leaves with chance r = (1 - l) a / (l + (1 - l) a): P(fill) = r exp(-(V / s)(1 - r)).
 */
export const limitQueue = defineModel({
  name: 'limit-queue',
  shows:
    'Why a price that touches a limit need not fill it: the queue ahead is served first, and the price may leave.',
  sources: [
    'R. Cont, A. Kukanov (2017), Optimal order placement in limit order markets, Quantitative Finance 17(1)',
  ],
  accuracy:
    'Nobody ahead gives up, nobody pushes in; at most one trade a minute; a price that leaves stays away.',
  parameters,
  numbers: {
    filled: described('coins', 'What was filled before the price left'),
    filled_whole: described('flag', 'Whether all was filled'),
    filled_in_part: described('flag', 'Whether some was filled, or all'),
    wait: described('count', 'Minutes until it was filled, or the price left'),
    traded: described('coins', 'What was traded at this price meanwhile'),
  },
  series: {
    ahead_left: fromStart('coins', 'What still waits ahead', 'minute'),
    order_left: fromStart('coins', 'What of the order is not filled', 'minute'),
  },
  formulas: {
    chance_of_whole: {
      ...described('flag', 'Chance that all is filled'),
      source: 'r exp(-(V / s)(1 - r)) with V = ahead + order',
      meanOf: 'filled_whole',
      of: (values) => fillChance(values, values.ahead + values.order),
    },
    chance_of_part: {
      ...described('flag', 'Chance that at least some is filled'),
      source: 'the same with V = ahead',
      meanOf: 'filled_in_part',
      of: (values) => fillChance(values, values.ahead),
    },
  },
  run(values, seed) {
    const random = RandomSource.from(seed);
    const { order, ahead, minutes } = values;
    const rows = { ahead_left: [ahead], order_left: [order] };
    let [traded, wait, isThere] = [0, 0, true];
    const show = () => {
      rows.ahead_left.push(Math.max(0, ahead - traded));
      rows.order_left.push(order - filledBy(values, traded));
    };
    while (isThere && filledBy(values, traded) < order) {
      wait += 1;
      isThere = !random.happens(values.leave_chance / 100);
      if (isThere && random.happens(values.trade_chance / 100))
        traded -= values.trade_size * ln(random.uniform());
      if (wait <= minutes) show();
    }
    while (rows.order_left.length <= minutes) show();
    const filled = filledBy(values, traded);
    return {
      numbers: {
        filled,
        filled_whole: Number(filled >= order),
        filled_in_part: Number(filled > 0),
        wait,
        traded,
      },
      series: rows,
    };
  },
});

function filledBy({ order, ahead }: Values, traded: number): number {
  return traded >= ahead + order ? order : Math.max(0, traded - ahead);
}

function fillChance({ trade_chance, trade_size, leave_chance }: Values, volume: number): number {
  const [trade, leave] = [trade_chance / 100, leave_chance / 100];
  const comes = ((1 - leave) * trade) / (leave + (1 - leave) * trade);
  return comes * exp((-volume / trade_size) * (1 - comes));
}
