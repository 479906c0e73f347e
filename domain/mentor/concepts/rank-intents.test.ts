import { describe, expect, test } from 'vitest';
import { rankIntents } from './rank-intents.ts';

const rank = rankIntents({
  ways: {
    stop: [['stop']],
    'where-the-stop-goes': [['stop', 'where']],
    devices: [['device'], ['device', 'course']],
    wallets: [['wallet', 'where']],
  },
  everyday: ['device'],
});
const ranked = (...concepts: string[]) => rank(new Set(concepts));

describe('intents by the concepts of a question', () => {
  test('the way with more, and rarer, concepts comes first', () => {
    expect(ranked('stop', 'where').map(({ id }) => id)).toEqual(['where-the-stop-goes', 'stop', 'wallets']);
  });
  test('one of which something is missing is like it and not asked for', () => {
    const [first, second] = ranked('stop');
    expect(first).toMatchObject({ id: 'stop', isWhole: true });
    expect(second).toMatchObject({ id: 'where-the-stop-goes', isWhole: false });
  });
  test('a way of everyday concepts alone says so', () => {
    expect(ranked('device')[0]).toMatchObject({ id: 'devices', isWhole: true, isEveryday: true });
    expect(ranked('device', 'course')[0]).toMatchObject({ isEveryday: false });
  });
  test('nothing is found for nothing', () => {
    expect(ranked()).toEqual([]);
    expect(ranked('moon')).toEqual([]);
  });
});

test('a way that is whole goes before one with more ideas of which one is missing', () => {
  const rankSwaps = rankIntents({
    ways: { swap: [['swap'], ['swap', 'cost', 'broker']], other: [['cost'], ['broker']] },
    everyday: [],
  });
  expect(rankSwaps(new Set(['swap', 'cost'])).find(({ id }) => id === 'swap')).toMatchObject({
    isWhole: true,
  });
});

test('what stands beside an idea that asks for an intent alone makes no other idea more common', () => {
  const beside = { tax: [['tax'], ['tax', 'money']], begin: [['money', 'begin']], other: [['other']] };
  const alone = { ...beside, tax: [['tax']] };
  const scoreOf = (ways: typeof beside) =>
    rankIntents({ ways, everyday: [] })(new Set(['money', 'begin'])).find(({ id }) => id === 'begin')?.score;
  expect(scoreOf(beside)).toBe(scoreOf(alone));
});

test('an everyday idea counts less than another one that is as rare', () => {
  const [first, second] = rankIntents({ ways: { one: [['device']], two: [['rsi']] }, everyday: ['device'] })(
    new Set(['device', 'rsi']),
  );
  expect([first?.id, second?.id]).toEqual(['two', 'one']);
});
