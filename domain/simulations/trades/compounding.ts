import { exp, ln, wholePower } from '../../kernel/portable-math.ts';
import { RandomSource } from '../../kernel/random-source.ts';
import { defineModel, described, fromStart, numberParameter, type ValuesOf } from '../model.ts';

const parameters = {
  start: numberParameter('$', 'Money at the start', 1000, [0, 1_000_000, 1]),
  added: numberParameter('$', 'Money added after each period', 0, [0, 10_000, 1]),
  rate: numberParameter('%', 'Mean return of a period before fees', 0.5, [-20, 20, 0.05]),
  volatility: numberParameter(
    '%',
    'Standard deviation of the logarithmic return of a period',
    0,
    [0, 50, 0.1],
  ),
  fee: numberParameter('%', 'Fee of a period, as a share of the money at its end', 0.1, [0, 10, 0.01]),
  periods: numberParameter('count', 'Number of periods: days, months or years', 120, [1, 500, 1]),
} as const;

type Values = ValuesOf<typeof parameters>;

/**
 * Money that earns a return and pays a fee every period, with or without fees.
 * Source: S. G. Kellison (2009), The theory of interest, chapters 1 and 3: start x g^n + added x (g^n - 1) / (g - 1) with
 * g = (1 + rate)(1 - fee).
 */
export const compounding = defineModel({
  name: 'compounding',
  shows:
    'What a rate, a fee or a promise comes to over many periods, and how swings pull the typical result below the mean.',
  sources: ['S. G. Kellison (2009), The theory of interest, chapters 1 and 3'],
  accuracy: 'Returns of periods are lognormal and independent, with the mean that is set; no taxes.',
  parameters,
  numbers: {
    final: described('$', 'Money at the end'),
    final_without_fees: described('$', 'Money at the end if there were no fee'),
    lost_to_fees: described('$', 'What fees took, with all they would have earned'),
    share_lost: described('%', 'The same as a share of the money without fees; 0 where there is none'),
    paid_in: described('$', 'Money at the start and all that was added'),
    times: described('×', 'Money at the end for each dollar paid in; 0 where nothing was'),
    lost: described('flag', 'Whether less is there than was paid in'),
  },
  series: {
    money: fromStart('$', 'Money after fees', 'period'),
    money_without_fees: fromStart('$', 'Money if there were no fee', 'period'),
    paid: fromStart('$', 'Money paid in so far', 'period'),
  },
  formulas: {
    mean_final: {
      ...described('$', 'Mean of the money at the end'),
      source: 'Kellison (2009): start g^n + added (g^n - 1) / (g - 1), g = (1 + rate)(1 - fee)',
      meanOf: 'final',
      of: (values) => annuity(values, (1 + values.rate / 100) * (1 - values.fee / 100)),
    },
    mean_without_fees: {
      ...described('$', 'Mean of the money at the end without fees'),
      meanOf: 'final_without_fees',
      of: (values) => annuity(values, 1 + values.rate / 100),
    },
    typical_final: {
      ...described('$', 'Median of the money at the end when nothing is added'),
      source: 'start x (g e^(-s^2 / 2))^n',
      of: (values) => {
        const { added, volatility, rate, fee } = values;
        const growth = (1 + rate / 100) * (1 - fee / 100) * exp(-(volatility * volatility) / 20_000);
        return added > 0 ? undefined : annuity(values, growth);
      },
    },
    periods_to_double: {
      ...described('count', 'Periods after which the mean has doubled, when nothing is added'),
      source: 'ln 2 / ln g',
      of: ({ rate, fee }) => {
        const growth = (1 + rate / 100) * (1 - fee / 100);
        return growth <= 1 ? undefined : ln(2) / ln(growth);
      },
    },
  },
  run(values, seed) {
    const random = RandomSource.from(seed);
    const { start, added, periods } = values;
    const rows = { money: [start], money_without_fees: [start], paid: [start] };
    let [money, free, paid] = [start, start, start];
    const deviation = values.volatility / 100;
    const middle = (1 + values.rate / 100) * exp(-(deviation * deviation) / 2);
    for (let period = 0; period < periods; period += 1) {
      const growth = deviation === 0 ? middle : middle * exp(deviation * random.normal());
      money = money * growth * (1 - values.fee / 100) + added;
      free = free * growth + added;
      paid += added;
      rows.money.push(money);
      rows.money_without_fees.push(free);
      rows.paid.push(paid);
    }
    return {
      numbers: {
        final: money,
        final_without_fees: free,
        lost_to_fees: free - money,
        share_lost: free === 0 ? 0 : (100 * (free - money)) / free,
        paid_in: paid,
        times: paid === 0 ? 0 : money / paid,
        lost: Number(money < paid),
      },
      series: rows,
    };
  },
});

function annuity({ start, added, periods }: Values, growth: number): number {
  const power = wholePower(growth, periods);
  return start * power + added * (growth === 1 ? periods : (power - 1) / (growth - 1));
}
