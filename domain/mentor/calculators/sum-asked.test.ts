import { describe, expect, test } from 'vitest';
import { NOTHING_RECALLED } from '../follow-ups/recall.ts';
import { CALCULATORS, type CalculatorName } from './calculators.ts';
import { missingInputs } from './fill-inputs.ts';
import { type Sum, sumAsked } from './sum-asked.ts';

/** The last result, which is the one that was asked for. */
function worked(question: string): [CalculatorName, number] | undefined {
  const sum = sumAsked(question, NOTHING_RECALLED);
  const results = sum && CALCULATORS[sum.name].work(sum.values);
  const last = results && Object.values(results).at(-1);
  return sum && last !== undefined ? [sum.name, last] : undefined;
}

describe('a sum is worked out of', () => {
  test.each<[string, CalculatorName, number]>([
    ['position size for a $20,000 account risking 0.5%, stop $4 away', 'position-size', 25],
    ['how many R is a profit of 250 when I risked 100', 'r-multiple', 2.5],
    ['expectancy with a win rate of 50%, winners 3R, losers 1R', 'expectancy', 1],
    ['win rate to break even at 1:4', 'break-even', 20],
    ['I lost 25%, what gain gets me back?', 'recovery', (1 / 3) * 100],
    ['what is a pip worth on 2 lots of USDJPY', 'pip-value', 2000],
    ['how many lots of GBP/USD with $100 risk and 40 pips', 'lot-size', 0.25],
    ['margin for a position of 5,000 at 5x', 'margin', 1000],
    ['short at 2000 with 4x, liquidation price?', 'liquidation', 2500],
    ['500 at 10% for 2 years compounded', 'compounding', 605],
    ['cost of 50 trades of $1000 at 0.2%', 'costs', 200],
    ['espérance avec 40 % de gains de 2R et des pertes de 1R', 'expectancy', 0.2],
    ['利率5%，本金1000，复利10年', 'compounding', 1628.89],
    ['खाता ५००० डॉलर, जोखिम २%, स्टॉप ५ डॉलर दूर, कितने शेयर', 'position-size', 20],
    ['५० % नुकसान से वापस आने के लिए कितना', 'recovery', 100],
  ])('%s', (question, name, result) => {
    const sum = worked(question);
    expect(sum?.[0]).toBe(name);
    expect(sum?.[1]).toBeCloseTo(result, 2);
  });
});

describe('no sum is made of', () => {
  test.each([
    'what is a margin call',
    'why did a transfer cost me 20 bucks',
    'what happens with 30x leverage',
    'is 30 trades a big enough sample',
    'How much should I risk on one trade?',
    'i win 7 out of 10 trades so why is my account shrinking',
  ])('%s', (question) => {
    expect(sumAsked(question, NOTHING_RECALLED)).toBeUndefined();
  });
});

describe('a sum goes on', () => {
  const values = { account: 5000, percent: 1, distance: 2 };
  const recalled = { intent: 'position-size', calculator: { name: 'position-size', values } } as const;

  test('with a number that changed', () => {
    expect(sumAsked('and with 2%?', recalled)?.values).toEqual({ ...values, percent: 2 });
    expect(sumAsked('what if the stop is $4 away', recalled)?.values).toEqual({
      ...values,
      distance: 4,
      currency: 'USD',
    });
  });

  test('with the number that was asked for', () => {
    const open = { ...recalled, calculator: { name: 'position-size', values: { account: 5000 } } } as const;
    expect(sumAsked('1% and the stop is $2 away', open)).toMatchObject({ values, isWhole: true });
  });

  test('into forex with the risk that it had', () => {
    expect(sumAsked('and for forex?', recalled)).toEqual({
      name: 'lot-size',
      values: { risk: 50 },
      isWhole: false,
    });
  });

  test('not into another question', () => {
    expect(sumAsked('what is a stop?', recalled)).toBeUndefined();
  });
});

describe('money keeps its currency', () => {
  /** What a conversation comes to, question by question. */
  const after = (...questions: readonly string[]) =>
    questions.reduce<Sum | undefined>((sum, question) => {
      const calculator = sum && { name: sum.name, values: sum.values };
      return sumAsked(question, { intent: sum?.name, calculator });
    }, undefined);
  const lastOf = (sum: Sum | undefined) =>
    sum && Object.values(CALCULATORS[sum.name].work(sum.values) ?? {}).at(-1);

  test('from shares into a pair that is counted in it', () => {
    const sum = after('$5,000, 1%, $2 away: how many shares?', 'and for forex?', 'EUR/USD, 20 pips');
    expect(sum).toEqual({
      name: 'lot-size',
      values: { risk: 50, currency: 'USD', pair: 'EURUSD', pips: 20 },
      isWhole: true,
    });
    expect(lastOf(sum)).toBe(0.25);
  });

  test('into yen only by a rate, which is asked for', () => {
    const open = after('$5,000, 1%, $2 away: how many shares?', 'and for forex?', 'USDJPY, 20 pips');
    expect(open?.isWhole).toBe(false);
    expect(open && missingInputs(open.name, open.values)).toEqual(['exchange']);
    const sum = after('$5,000, 1%, $2 away: how many shares?', 'and for forex?', 'USDJPY, 20 pips', '150');
    expect(sum).toMatchObject({ isWhole: true, values: { risk: 50, currency: 'USD', exchange: 150 } });
    expect(lastOf(sum)).toBe(0.37);
  });

  test('a yen pair asks which currency a bare number is in', () => {
    const open = after('how many lots of USD/JPY with 50 at risk and 20 pips');
    expect(open && missingInputs(open.name, open.values)).toEqual(['currency']);
    const said = after('how many lots of USD/JPY with 50 at risk and 20 pips', 'dollars');
    expect(said && missingInputs(said.name, said.values)).toEqual(['exchange']);
    const yen = after('how many lots of USD/JPY with 7500 yen at risk and 20 pips');
    expect(yen).toMatchObject({ isWhole: true, values: { risk: 7500, currency: 'JPY' } });
    expect(lastOf(yen)).toBe(0.37);
  });

  test('a risk read in the second currency of one pair is not read in that of another', () => {
    const sum = after('how many lots of EURUSD with 50 at risk and 20 pips', 'and for EUR/GBP?');
    expect(sum?.values).toMatchObject({ currency: 'USD', pair: 'EURGBP' });
    expect(sum?.isWhole).toBe(false);
  });

  test('a rate ends with its pair', () => {
    const sum = after('how many lots of USD/JPY with $50 at risk and 20 pips', '150', 'and for EUR/GBP?');
    expect(sum && missingInputs(sum.name, sum.values)).toEqual(['exchange']);
  });

  test('sums of two currencies are not worked out together', () => {
    expect(after('$5,000, 1%, €2 away: how many shares?')?.isWhole).toBe(false);
    const sum = after('$5,000, 1%, $2 away: how many shares?', 'and if the stop is €4 away?');
    expect(sum).toMatchObject({ isWhole: false, values: { percent: 1, distance: 4, currency: 'EUR' } });
  });

  test('a pip in dollars of a yen pair needs the rate', () => {
    const open = after('what is a pip worth on 2 lots of USDJPY in dollars');
    expect(open && missingInputs(open.name, open.values)).toEqual(['exchange']);
  });

  test('a stop in pips sizes lots', () => {
    expect(after('position size for $10,000 at 1% with 25 pips on GBP/USD')).toEqual({
      name: 'lot-size',
      values: { risk: 100, currency: 'USD', pair: 'GBPUSD', pips: 25 },
      isWhole: true,
    });
  });

  test.each([
    ['5000元，1%，距离2元，多少股', 'CNY'],
    ['账户¥5000，风险1%，止损距离¥2，多少股', 'CNY'],
    ['¥5000, 1%, ¥2 away, how many shares', 'JPY'],
    ['A$5,000, 1%, A$2 away: how many shares?', 'AUD'],
    ['खाता 5000 रुपये, जोखिम 1%, स्टॉप 2 रुपये दूर, कितने शेयर', 'INR'],
    ['cuenta de 5.000 euros, 1 %, a 2 euros de distancia, ¿cuántas acciones?', 'EUR'],
  ])('%s: %s', (question, currency) => {
    expect(after(question)).toMatchObject({
      isWhole: true,
      values: { account: 5000, distance: 2, currency },
    });
  });
});
