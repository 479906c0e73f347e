// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { AuthClient } from '@supabase/auth-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followAccount } from './follow-account.ts';
import type { AccountWatch } from './watch-account.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Follows an account on a connection that the test plays. */
function follow() {
  const queryClient = new QueryClient();
  const read: string[] = [];
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    read.push((filters?.queryKey ?? []).join(' '));
  });
  const auth = new AuthClient({ url: 'http://localhost', autoRefreshToken: false, persistSession: false });
  const watches: AccountWatch[] = [];
  const close = vi.fn();
  const stop = followAccount({ auth, userId: 'me', queryClient }, async (watch) => {
    watches.push(watch);
    return close;
  });
  return { queryClient, auth, read, watches, close, stop };
}

test('opens the connection after the screen, and closes it at the end', async () => {
  const { watches, close, stop } = follow();
  expect(watches).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(watches).toHaveLength(1);
  stop();
  expect(close).toHaveBeenCalledOnce();
});

test('that ends before it is open opens none', async () => {
  const { watches, stop } = follow();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(watches).toHaveLength(0);
});

test('reads again what changed, once for several rows', async () => {
  const { watches, read, stop } = follow();
  await vi.advanceTimersByTimeAsync(2_000);
  watches[0]?.onFollowing(true);
  for (let n = 0; n < 3; n += 1) watches[0]?.onChange('user_progress');
  watches[0]?.onChange('enrollments');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toEqual(['user_progress', 'lessons continuations', 'enrollments']);
  stop();
});

test('asks every half minute where no connection comes about, and not where one has', async () => {
  const { watches, read, stop } = follow();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(read).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(read).toContain('enrollments');
  read.length = 0;
  watches[0]?.onFollowing(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(read).toEqual([]);
  stop();
});

test('reads everything again when a connection that broke is back', async () => {
  const { watches, read, stop } = follow();
  await vi.advanceTimersByTimeAsync(2_000);
  watches[0]?.onFollowing(true);
  watches[0]?.onFollowing(false);
  watches[0]?.onFollowing(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toContain('user_progress');
  stop();
});

test('ends with the last choice when two follow each other quickly', async () => {
  const { auth, watches, stop } = follow();
  // The server, the session of this device, and a renewal that takes its time and brings what held when it was asked.
  let saved = 'en';
  let kept = 'en';
  const user = (language: string) => ({ user_metadata: { language } });
  vi.spyOn(auth, 'getSession').mockImplementation(
    async () => ({ data: { session: { user: user(kept) } } }) as never,
  );
  vi.spyOn(auth, 'getUser').mockImplementation(async () => ({ data: { user: user(saved) } }) as never);
  vi.spyOn(auth, 'refreshSession').mockImplementation(async () => {
    const brought = saved;
    await new Promise((resolve) => setTimeout(resolve, 500));
    kept = brought;
    return { data: {} } as never;
  });
  await vi.advanceTimersByTimeAsync(2_000);
  saved = 'ar';
  watches[0]?.onSettings();
  await vi.advanceTimersByTimeAsync(100);
  saved = 'en';
  watches[0]?.onSettings();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept).toBe('en');

  // What was chosen elsewhere while nobody followed is read when the connection stands.
  saved = 'hi';
  watches[0]?.onFollowing(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept).toBe('hi');
  stop();
});
