import { expect, test } from 'vitest';
import { NOTHING_RECALLED, recall } from './recall.ts';

const said = (answered_by: string) => ({ answered_by, working: null });
const working = { calculator: 'position-size', values: { account: 5000 } };

test('the latest answer is what is spoken about, also below a reply that knew nothing', () => {
  expect(recall([said('what-is-a-stop'), said('leverage')]).intent).toBe('what-is-a-stop');
  expect(recall([said('leverage/why')]).intent).toBe('leverage');
  expect(recall([said('default'), said('leverage')]).intent).toBe('leverage');
});

test('a sum is recalled with what is known of it', () => {
  const { calculator } = recall([{ answered_by: 'calculator/position-size/asks', working }]);
  expect(calculator).toEqual({ name: 'position-size', values: { account: 5000 } });
});

test('distress and advice end the subject', () => {
  expect(recall([said('distress'), said('leverage')])).toEqual(NOTHING_RECALLED);
  expect(recall([said('advice'), said('leverage')])).toEqual(NOTHING_RECALLED);
});

test('a calculator that is no more is forgotten', () => {
  expect(
    recall([{ answered_by: 'calculator/astrology', working: { calculator: 'astrology', values: {} } }]),
  ).toEqual(NOTHING_RECALLED);
});
