import { describe, expect, test } from 'vitest';
import { dataTaskQuestion } from './data-task-question.ts';
import type { KeyOf } from './data-task-key.ts';
import { readRule, ruleNames } from './rule-parts.ts';

/*
 * What is built rather than marked: an order, a rule, a plan.
 */

const facts = {
  kind: 'data-task',
  skill: 'risk-register',
  hint: '',
  reveal: '',
  because: {},
  truth: [],
} as const;

describe('an order', () => {
  const key = (least: number): KeyOf<'order'> => ({
    ...facts,
    truth: [],
    asks: 'order',
    values: { '1': 30, '2': 120, '3': 20, '4': 120 },
    least,
  });

  test.each([
    [['2', '4', '1', '3'], 1, true, 1],
    [['4', '2', '1', '3'], 1, true, 1],
    [['2', '1', '4', '3'], 1, false, 5 / 6],
    [['2', '1', '4', '3'], 0.8, true, 5 / 6],
    [['3', '1', '4', '2'], 0.5, false, 1 / 6],
  ])('%j with at least %d of the pairs right: %s', (order, least, isRight, share) => {
    expect(dataTaskQuestion(key(least)).grade(order)).toMatchObject({ is_right: isRight, share });
  });

  test('each row is told whether it stands in its place', () => {
    const rows = dataTaskQuestion(key(1)).grade(['4', '1', '2', '3'])?.rows;
    expect(rows?.map(({ row, is_right }) => `${row} ${is_right}`)).toEqual([
      '4 true',
      '1 false',
      '2 false',
      '3 true',
    ]);
  });

  test.each([[['1', '2', '3']], [['1', '2', '3', '3']], [['1', '2', '3', '5']], [3], ['1']])(
    '%j is none',
    (answer) => {
      expect(dataTaskQuestion(key(1)).grade(answer)).toBeUndefined();
    },
  );
});

describe('a rule', () => {
  const key: KeyOf<'rule'> = {
    ...facts,
    truth: [],
    asks: 'rule',
    columns: [
      { name: 'spread', label: 'Spread', kind: 'number', decimals: 1 },
      { name: 'side', label: 'Side', kind: 'text', texts: ['long', 'short'] },
    ],
    most: 2,
    rows: [
      [3, 'long'],
      [4, 'short'],
      [5, 'long'],
      [1, 'long'],
      [3, 'short'],
      [2, 'long'],
    ],
    events: [true, true, true, false, false, false],
    hits: 0.6,
    false_alarms: 0.2,
  };
  const run = (...rule: string[]) => dataTaskQuestion(key).grade(rule);

  test.each([
    [['all', 'spread:ge:3'], { caught: 3, missed: 0, false_alarms: 1, quiet: 2 }, false],
    [['all', 'spread:gt:3'], { caught: 2, missed: 1, false_alarms: 0, quiet: 3 }, true],
    [['all', 'spread:ge:3', 'side:is:0'], { caught: 2, missed: 1, false_alarms: 0, quiet: 3 }, true],
    [['any', 'spread:ge:5', 'side:not:0'], { caught: 2, missed: 1, false_alarms: 1, quiet: 2 }, false],
    [['all', 'spread:lt:100'], { caught: 3, missed: 0, false_alarms: 3, quiet: 0 }, false],
    [['all', 'spread:le:0'], { caught: 0, missed: 3, false_alarms: 0, quiet: 3 }, false],
  ])('%j does on hidden rows %j: %s', (rule, hidden, isRight) => {
    expect(run(...rule)).toMatchObject({ hidden, is_right: isRight });
  });

  test('one that knows nothing is worth nothing', () => {
    expect(run('all', 'spread:lt:100')?.share).toBe(0);
    expect(run('all', 'spread:gt:3')?.share).toBeCloseTo(2 / 3, 9);
  });

  test.each([
    [['all']],
    [['none', 'spread:ge:3']],
    [['all', 'spread:is:3']],
    [['all', 'spread:ge:']],
    [['all', 'spread:ge:x']],
    [['all', 'side:is:2']],
    [['all', 'loss:ge:3']],
    [['all', 'spread:ge:3:4']],
    [['all', 'spread:ge:1', 'spread:ge:2', 'spread:ge:3']],
  ])('%j is none', (rule) => {
    expect(run(...rule)).toBeUndefined();
  });

  test('is read back from its parts', () => {
    const names = ['any', 'spread:ge:-2.5', 'side:not:1'];
    const rule = readRule(names, key.columns, key.most);
    expect(rule && ruleNames(rule)).toEqual(names);
  });
});

describe('a plan', () => {
  const key: KeyOf<'plan'> = {
    ...facts,
    truth: [],
    asks: 'plan',
    parts: [
      { name: 'risk', label: 'Risk', kind: 'number', decimals: 2, from: 0, to: 5 },
      {
        name: 'stop',
        label: 'Stop',
        kind: 'choice',
        options: [
          { label: 'set', value: 1 },
          { label: 'in mind', value: 0 },
        ],
      },
    ],
    requires: [
      { holds: ['risk > 0', '6 / risk >= 3'], html: '<p>Too large.</p>' },
      { holds: ['stop = 1'], html: '<p>It is moved.</p>' },
    ],
  };
  const grade = (...plan: string[]) => dataTaskQuestion(key).grade(plan);

  test.each([
    [['risk=2', 'stop=1'], true, 1, []],
    [['stop=1', 'risk=0.5'], true, 1, []],
    [['risk=2.5', 'stop=1'], false, 0.5, ['<p>Too large.</p>']],
    [['risk=0', 'stop=0'], false, 0, ['<p>Too large.</p>', '<p>It is moved.</p>']],
  ])('%j passes: %s', (plan, isRight, share, said) => {
    const given = grade(...plan);
    expect(given).toMatchObject({ is_right: isRight, share });
    expect(given?.notes.map(({ html }) => html)).toEqual(said);
  });

  test.each([
    [['risk=2']],
    [['risk=2', 'stop=2']],
    [['risk=6', 'stop=1']],
    [['risk=', 'stop=1']],
    [['risk=NaN', 'stop=1']],
    [['risk=2', 'risk=1', 'stop=1']],
    [['risk=2', 'stop=1', 'size=3']],
  ])('%j is none', (plan) => {
    expect(grade(...plan)).toBeUndefined();
  });
});
