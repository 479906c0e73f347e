/**
 * What a calculator needs to know; `side`, `pair` and `currency` are words, everything else a number. `currency` is that of
 * the learner's money, `R` where it is counted in R; `exchange` how much of the pair's second currency one unit of it buys.
 */
export type InputName =
  | 'account'
  | 'percent'
  | 'distance'
  | 'profit'
  | 'risk'
  | 'win_rate'
  | 'win'
  | 'loss'
  | 'ratio'
  | 'lost'
  | 'lots'
  | 'pips'
  | 'pair'
  | 'position'
  | 'leverage'
  | 'entry'
  | 'side'
  | 'sum'
  | 'rate'
  | 'periods'
  | 'trades'
  | 'value'
  | 'cost'
  | 'currency'
  | 'exchange';

export type Values = Readonly<Partial<Record<InputName, number | string>>>;

/**
 * A line of a working: `left` has the names of values and results in braces, as in `{percent} × {account}`. One with `needs`
 * is part of it where that value is known.
 */
export type Step = { readonly left: string; readonly gives: string; readonly needs?: InputName };

/** Results by name; the last step gives the one that was asked for. */
export type Results = Readonly<Record<string, number>>;

export type Calculator = {
  /** The intent that says the same in general. */
  readonly intent: string;
  readonly inputs: readonly InputName[];
  readonly steps: readonly Step[];
  /** Names of values and results that are shares, shown with a percent sign. */
  readonly percents: readonly string[];
  /** Names of values and results that are money: the learner's own, or of the second currency of the pair (its quote). */
  readonly money: Readonly<Record<string, 'own' | 'quote'>>;
  /** What it needs besides `inputs`, for what is known already. */
  readonly alsoNeeds?: (values: Values) => readonly InputName[];
  /** The results; undefined where the values make no sense. */
  readonly work: (values: Values) => Results | undefined;
};

/** Hides what binary fractions add: 0.1 * 3 is not 0.3. */
const round = (value: number) => Number(value.toPrecision(12));

const number = (values: Values, name: InputName): number => Number(values[name]);

/** Units of the first currency in one lot. */
const LOT = 100_000;

/** What a pip on one lot is worth, in the second currency of the pair. */
function pipOnOneLot(pair: string): number {
  return round(LOT * (pair.endsWith('JPY') ? 0.01 : 0.0001));
}

/** The second currency of the pair, in which its pips are counted. */
export function quoteOf({ pair }: Values): string | undefined {
  return typeof pair === 'string' ? pair.slice(3) : undefined;
}

/** 50 is hardly ever 50 yen: of a yen pair the currency is asked for, and money of another one needs a rate. */
function exchangeNeeded(values: Values): readonly InputName[] {
  const quote = quoteOf(values);
  if (quote === undefined || values.risk === undefined) return [];
  if (values.currency === undefined) return ['currency'];
  return values.currency === quote ? [] : ['exchange'];
}

function ifAll(conditions: readonly boolean[], results: () => Results): Results | undefined {
  if (!conditions.every(Boolean)) return undefined;
  const worked = results();
  return Object.values(worked).every(Number.isFinite) ? worked : undefined;
}

/** What the mentor works out, with the sums that it shows. Nothing here says what to buy: every number is the learner's. */
export const CALCULATORS = {
  'position-size': {
    intent: 'position-size',
    inputs: ['account', 'percent', 'distance'],
    steps: [
      { left: '{percent} × {account}', gives: 'risk' },
      { left: '{risk} ÷ {distance}', gives: 'size' },
    ],
    percents: ['percent'],
    money: { account: 'own', distance: 'own', risk: 'own' },
    work: (values) => {
      const [account, percent, distance] = [
        number(values, 'account'),
        number(values, 'percent'),
        number(values, 'distance'),
      ];
      return ifAll([percent > 0, percent <= 100, distance > 0, account > distance], () => {
        const risk = round((account * percent) / 100);
        return { risk, size: Math.floor(round(risk / distance)) };
      });
    },
  },
  'r-multiple': {
    intent: 'what-is-r',
    inputs: ['profit', 'risk'],
    steps: [{ left: '{profit} ÷ {risk}', gives: 'multiple' }],
    percents: [],
    money: { profit: 'own', risk: 'own' },
    work: (values) =>
      ifAll([number(values, 'risk') > 0], () => ({
        multiple: round(number(values, 'profit') / number(values, 'risk')),
      })),
  },
  expectancy: {
    intent: 'expectancy',
    inputs: ['win_rate', 'win', 'loss'],
    steps: [
      { left: '{win_rate} × {win}', gives: 'won' },
      { left: '{loss_rate} × {loss}', gives: 'given' },
      { left: '{won} − {given}', gives: 'expectancy' },
    ],
    percents: ['win_rate', 'loss_rate'],
    money: { win: 'own', loss: 'own', won: 'own', given: 'own', expectancy: 'own' },
    work: (values) => {
      const [rate, win, loss] = [number(values, 'win_rate'), number(values, 'win'), number(values, 'loss')];
      return ifAll([rate >= 0, rate <= 100, win > 0, loss > 0], () => {
        const [won, given] = [round((rate * win) / 100), round(((100 - rate) * loss) / 100)];
        return { loss_rate: round(100 - rate), won, given, expectancy: round(won - given) };
      });
    },
  },
  'break-even': {
    intent: 'win-rate',
    inputs: ['ratio'],
    steps: [{ left: '1 ÷ (1 + {ratio})', gives: 'needed' }],
    percents: ['needed'],
    money: {},
    work: (values) =>
      ifAll([number(values, 'ratio') > 0], () => ({ needed: round(100 / (1 + number(values, 'ratio'))) })),
  },
  recovery: {
    intent: 'recovering-a-loss',
    inputs: ['lost'],
    steps: [
      { left: '100% − {lost}', gives: 'left' },
      { left: '{lost} ÷ {left}', gives: 'gain' },
    ],
    percents: ['lost', 'left', 'gain'],
    money: {},
    work: (values) => {
      const lost = number(values, 'lost');
      return ifAll([lost > 0, lost < 100], () => ({
        left: round(100 - lost),
        gain: round((lost / (100 - lost)) * 100),
      }));
    },
  },
  'pip-value': {
    intent: 'pips',
    inputs: ['pair', 'lots'],
    steps: [
      { left: '{lots} × {per_lot}', gives: 'worth' },
      { left: '{worth} ÷ {exchange}', gives: 'worth_here', needs: 'exchange' },
    ],
    percents: [],
    money: { per_lot: 'quote', worth: 'quote', worth_here: 'own' },
    alsoNeeds: (values) =>
      values.currency === undefined || values.currency === (quoteOf(values) ?? values.currency)
        ? []
        : ['exchange'],
    work: (values) => {
      const [per_lot, lots] = [pipOnOneLot(String(values.pair)), number(values, 'lots')];
      const exchange = values.exchange === undefined ? 1 : number(values, 'exchange');
      return ifAll([lots > 0, exchange > 0], () => {
        const worth = round(per_lot * lots);
        return { per_lot, worth, worth_here: round(worth / exchange) };
      });
    },
  },
  'lot-size': {
    intent: 'lots',
    inputs: ['pair', 'risk', 'pips'],
    steps: [
      { left: '{risk} × {exchange}', gives: 'risk_there', needs: 'exchange' },
      { left: '{pips} × {per_lot}', gives: 'loss_on_a_lot' },
      { left: '{risk_there} ÷ {loss_on_a_lot}', gives: 'size' },
    ],
    percents: [],
    money: { risk: 'own', risk_there: 'quote', per_lot: 'quote', loss_on_a_lot: 'quote' },
    alsoNeeds: exchangeNeeded,
    work: (values) => {
      const [risk, pips] = [number(values, 'risk'), number(values, 'pips')];
      const exchange = values.exchange === undefined ? 1 : number(values, 'exchange');
      return ifAll([risk > 0, pips > 0, exchange > 0], () => {
        const risk_there = round(risk * exchange);
        const per_lot = pipOnOneLot(String(values.pair));
        const loss_on_a_lot = round(pips * per_lot);
        // Brokers count in hundredths of a lot; rounded down, so that the loss stays within the risk.
        return {
          risk_there,
          per_lot,
          loss_on_a_lot,
          size: Math.floor(round((risk_there / loss_on_a_lot) * 100)) / 100,
        };
      });
    },
  },
  margin: {
    intent: 'margin-call',
    inputs: ['position', 'leverage'],
    steps: [{ left: '{position} ÷ {leverage}', gives: 'margin' }],
    percents: [],
    money: { position: 'own', margin: 'own' },
    work: (values) =>
      ifAll([number(values, 'position') > 0, number(values, 'leverage') >= 1], () => ({
        margin: round(number(values, 'position') / number(values, 'leverage')),
      })),
  },
  liquidation: {
    intent: 'leverage',
    inputs: ['side', 'entry', 'leverage'],
    steps: [
      { left: '100% ÷ {leverage}', gives: 'move' },
      { left: '{entry} {sign} {move}', gives: 'price' },
    ],
    percents: ['move'],
    money: { entry: 'own', price: 'own' },
    work: (values) => {
      const [entry, leverage] = [number(values, 'entry'), number(values, 'leverage')];
      return ifAll([entry > 0, leverage >= 1], () => {
        const direction = values.side === 'short' ? 1 : -1;
        return { move: round(100 / leverage), price: round(entry * (1 + direction / leverage)) };
      });
    },
  },
  compounding: {
    intent: 'expectancy',
    inputs: ['sum', 'rate', 'periods'],
    steps: [{ left: '{sum} × (1 + {rate})^{periods}', gives: 'end' }],
    percents: ['rate'],
    money: { sum: 'own', end: 'own' },
    work: (values) => {
      const [sum, rate, periods] = [number(values, 'sum'), number(values, 'rate'), number(values, 'periods')];
      return ifAll([sum > 0, rate > -100, periods > 0, periods <= 1000], () => ({
        end: Math.round(sum * (1 + rate / 100) ** periods * 100) / 100,
      }));
    },
  },
  costs: {
    intent: 'trading-costs',
    inputs: ['trades', 'value', 'cost'],
    steps: [
      { left: '2 × {cost} × {value}', gives: 'each' },
      { left: '{trades} × {each}', gives: 'total' },
    ],
    percents: ['cost'],
    money: { value: 'own', each: 'own', total: 'own' },
    work: (values) => {
      const [trades, value, cost] = [
        number(values, 'trades'),
        number(values, 'value'),
        number(values, 'cost'),
      ];
      return ifAll([trades > 0, value > 0, cost > 0, cost < 100], () => {
        const each = round((2 * cost * value) / 100);
        return { each, total: round(trades * each) };
      });
    },
  },
} as const satisfies Readonly<Record<string, Calculator>>;

export type CalculatorName = keyof typeof CALCULATORS;

export const CALCULATOR_NAMES = Object.keys(CALCULATORS) as CalculatorName[];
