import { expect, test } from 'vitest';
import { boundWork, QueueFullError } from './bounded-work.ts';

test('no more work runs at one time than allowed, and all of it runs', async () => {
  const bounded = boundWork({ concurrency: 2, queue: 10 });
  let running = 0;
  let most = 0;
  const results = await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      bounded(async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return number;
      }),
    ),
  );
  expect(results).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('work over the bound is refused at once, and a failure frees its place', async () => {
  const bounded = boundWork({ concurrency: 1, queue: 1 });
  const failing = bounded(() => Promise.reject(new Error('broken')));
  const waiting = bounded(async () => 'ran');
  await expect(bounded(async () => 'never')).rejects.toThrow(QueueFullError);
  await expect(failing).rejects.toThrow('broken');
  expect(await waiting).toBe('ran');
});
