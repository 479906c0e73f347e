import { expect, test } from 'vitest';
import { supervise } from './supervise.ts';
import type { Postmaster } from './postmaster.ts';

/** A PostgreSQL that runs until it is told to die or to stop. */
function fakePostmaster(): Postmaster & { die(): void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { exited: promise, stop: async () => resolve('code 0'), die: () => resolve('signal SIGKILL') };
}

const noLog = () => undefined;

test("the first start failing is the caller's to handle", async () => {
  const start = () => Promise.reject(new Error('no disk'));
  await expect(supervise(start, noLog)).rejects.toThrow('no disk');
});

test('it is started again each time it dies, as often as allowed, and then reported', async () => {
  const started: ReturnType<typeof fakePostmaster>[] = [];
  const start = async () => {
    const postmaster = fakePostmaster();
    started.push(postmaster);
    // Dies as soon as anybody looks.
    queueMicrotask(() => postmaster.die());
    return postmaster;
  };
  const running = await supervise(start, noLog, { delaysMs: [0, 1, 1], healthyAfterMs: 60_000 });
  expect(await running.exited).toMatchObject({
    reason: 'failed',
    error: { message: 'PostgreSQL ended with signal SIGKILL.' },
  });
  expect(started).toHaveLength(4);
});

test('a failed restart counts as an attempt, and its reason is the one reported', async () => {
  const first = fakePostmaster();
  let calls = 0;
  const start = async () => {
    calls += 1;
    if (calls > 1) throw new Error('disk full');
    return first;
  };
  const running = await supervise(start, noLog, { delaysMs: [0, 1], healthyAfterMs: 60_000 });
  first.die();
  expect(await running.exited).toMatchObject({ reason: 'failed', error: { message: 'disk full' } });
  expect(calls).toBe(3);
});

test('after a healthy run the attempts are counted anew', async () => {
  const started: ReturnType<typeof fakePostmaster>[] = [];
  const start = async () => {
    const postmaster = fakePostmaster();
    started.push(postmaster);
    if (started.length < 6) queueMicrotask(() => postmaster.die());
    return postmaster;
  };
  const running = await supervise(start, noLog, { delaysMs: [0], healthyAfterMs: 0 });
  await expect.poll(() => started.length).toBe(6);
  await running.stop();
  expect(await running.exited).toEqual({ reason: 'stopped' });
});

test('a stop ends the pause before a restart', async () => {
  const first = fakePostmaster();
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const running = await supervise(async () => first, log, { delaysMs: [600_000], healthyAfterMs: 60_000 });
  first.die();
  await expect.poll(() => lines.length).toBe(1);
  await running.stop();
  expect(await running.exited).toEqual({ reason: 'stopped' });
});

test('a restart that is under way when the stop comes is stopped as well', async () => {
  const first = fakePostmaster();
  const second = fakePostmaster();
  const slowStart = Promise.withResolvers<Postmaster>();
  let calls = 0;
  const start = () => {
    calls += 1;
    return calls === 1 ? Promise.resolve(first) : slowStart.promise;
  };
  const running = await supervise(start, noLog, { delaysMs: [0], healthyAfterMs: 60_000 });
  first.die();
  await expect.poll(() => calls).toBe(2);
  const stopped = running.stop();
  slowStart.resolve(second);
  await stopped;
  expect(await second.exited).toBe('code 0');
});
