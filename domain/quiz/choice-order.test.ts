import { expect, test } from 'vitest';
import { choiceOrder } from './choice-order.ts';

const choices = ['c1', 'c2', 'c3', 'c4'].map((id) => ({ id }));

test('the same seed gives the same order, with every choice once', () => {
  const order = choiceOrder(choices, 'attempt-1 item-1');
  expect(order).toEqual(choiceOrder(choices, 'attempt-1 item-1'));
  expect(order.map(({ id }) => id).sort()).toEqual(['c1', 'c2', 'c3', 'c4']);
});

test('every choice comes first about equally often', () => {
  const firsts = Array.from(
    { length: 4000 },
    (_, attempt) => choiceOrder(choices, `attempt-${attempt}`)[0]?.id,
  );
  for (const { id } of choices) {
    const times = firsts.filter((first) => first === id).length;
    expect(times).toBeGreaterThan(850);
    expect(times).toBeLessThan(1150);
  }
});
