import { exp, ln } from '../../kernel/portable-math.ts';
import { RandomSource } from '../../kernel/random-source.ts';
import { defineModel, described, fromStart, numberParameter, type ListParameter } from '../model.ts';

const changes: ListParameter = {
  kind: 'list',
  says: 'Changes that come first, one after the other',
  unit: '%',
  from: -99,
  to: 500,
  least: 1,
  most: 24,
  start: [-40],
};

const parameters = {
  start: numberParameter('$', 'Money at the start', 100, [1, 1_000_000, 1]),
  changes,
  rate: numberParameter('%', 'Mean change of each period of the climb that follows', 2, [0.1, 20, 0.1]),
  volatility: numberParameter('%', 'Standard deviation of its logarithmic changes', 0, [0, 20, 0.5]),
  periods: numberParameter('count', 'Periods of the climb that are drawn', 60, [1, 500, 1]),
} as const;

/**
 * Chained changes, and the climb back: a fall of l needs a gain of l / (1 - l).
 * Source: R. Vince (1990), Portfolio management formulas, chapter 1 (asymmetrical leverage).
 */
export const recovery = defineModel({
  name: 'recovery',
  shows:
    'Why a fall of 40% is not made good by a gain of 40%, that changes multiply, and how long a climb back takes.',
  sources: ['R. Vince (1990), Portfolio management formulas, chapter 1: asymmetrical leverage'],
  accuracy: 'Changes are exact; a climb that swings has lognormal changes with the mean that is set.',
  parameters,
  numbers: {
    after_changes: described('$', 'Money after the changes'),
    chained: described('%', 'All changes together'),
    added_up: described('%', 'Their sum, which is not what they come to'),
    gain_needed: described('%', 'Gain that makes the loss good; 0 when there is none'),
    final: described('$', 'Money at the end of the climb'),
    recovered: described('flag', 'Whether the start was reached again within the periods'),
    periods_taken: described('count', 'Periods until then; all of them when it was not'),
  },
  series: {
    money: fromStart(
      '$',
      'Money before the changes, after each, and after each period of the climb',
      'period',
    ),
    needed: fromStart('%', 'Gain that would make the loss good, then', 'period'),
  },
  formulas: {
    gain_for_loss: {
      ...described('%', 'Gain that makes good what the changes lost'),
      source: 'Vince (1990): l / (1 - l)',
      meanOf: 'gain_needed',
      of: ({ changes }) => Math.max(0, 100 / chainedFactor(changes) - 100),
    },
    periods_needed: {
      ...described('count', 'Periods that a climb without swings takes'),
      source: 'ln(1 / (1 - l)) / ln(1 + rate), rounded up',
      of: ({ changes, rate }) =>
        Math.max(0, Math.ceil(-ln(chainedFactor(changes)) / ln(1 + rate / 100) - 1e-9)),
    },
    mean_final: {
      ...described('$', 'Mean of the money at the end of the climb'),
      meanOf: 'final',
      of: ({ start, changes, rate, periods }) =>
        start * chainedFactor(changes) * exp(periods * ln(1 + rate / 100)),
    },
  },
  run(values, seed) {
    const random = RandomSource.from(seed);
    const { start, changes, periods } = values;
    const gainFor = (money: number) => Math.max(0, 100 * (start / money - 1));
    const rows = { money: [start], needed: [0] };
    let money = start;
    const add = (factor: number) => {
      money *= factor;
      rows.money.push(money);
      rows.needed.push(gainFor(money));
    };
    for (const change of changes) add(1 + change / 100);
    const after = money;
    const deviation = values.volatility / 100;
    const middle = (1 + values.rate / 100) * exp(-(deviation * deviation) / 2);
    const isBack = () => money >= start * (1 - 1e-12);
    let taken = isBack() ? 0 : undefined;
    for (let period = 1; period <= periods; period += 1) {
      add(deviation === 0 ? middle : middle * exp(deviation * random.normal()));
      if (isBack()) taken ??= period;
    }
    return {
      numbers: {
        after_changes: after,
        chained: 100 * (after / start - 1),
        added_up: changes.reduce((sum, change) => sum + change, 0),
        gain_needed: gainFor(after),
        final: money,
        recovered: Number(taken !== undefined),
        periods_taken: taken ?? periods,
      },
      series: rows,
    };
  },
});

function chainedFactor(changes: readonly number[]): number {
  return changes.reduce((factor, change) => factor * (1 + change / 100), 1);
}
