import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnswerQueue, type QueueState } from './answer-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queue() {
  const sent: [number, unknown][] = [];
  const told: QueueState['kind'][] = [];
  let isDown = false;
  const made = new AnswerQueue(
    async (place, answer) => {
      if (isDown) throw new Error('offline');
      sent.push([place, answer]);
    },
    ({ kind }) => told.push(kind),
  );
  return { made, sent, told, setDown: (down: boolean) => (isDown = down) };
}

test('a number is sent once it rests, not digit by digit', async () => {
  const { made, sent, told } = queue();
  made.add(1, 4);
  made.add(1, 42);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([[1, 42]]);
  expect(told.at(-1)).toBe('kept');
});

test('what could not be sent stays, and goes with the next', async () => {
  const { made, sent, told, setDown } = queue();
  setDown(true);
  made.add(1, ['c1']);
  expect(await made.send()).toBe(false);
  expect(told.at(-1)).toBe('failed');
  setDown(false);
  made.add(2, ['c2']);
  expect(await made.send()).toBe(true);
  expect(sent).toEqual([
    [1, ['c1']],
    [2, ['c2']],
  ]);
});

test('an answer that is changed while it is being sent is sent again', async () => {
  const { made, sent } = queue();
  made.add(1, 4);
  const sending = made.send();
  made.add(1, 5);
  expect(await sending).toBe(true);
  expect(sent).toEqual([
    [1, 4],
    [1, 5],
  ]);
});
