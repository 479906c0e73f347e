import { expect, test } from 'vitest';
import type { Query } from '../adapters/sql.ts';
import { cacheCatalogue } from './catalogue.ts';

/** A database with one course, whose title can be changed and which can be switched off. */
function exampleDatabase() {
  const state = { title: 'Risk', reachable: true, reads: 0, clock: 0, failures: 0 };
  const query = (async (text: string) => {
    if (!state.reachable) throw new Error('unreachable');
    state.reads += 1;
    return { rows: text.includes('public.courses') ? [{ title: state.title }] : [], rowCount: 0 };
  }) as Query;
  const onStale = () => {
    state.failures += 1;
  };
  return {
    state,
    catalogue: cacheCatalogue({ query, readSeasons: async () => [] }, onStale, () => state.clock),
  };
}

test('it is read once for many visitors and again after 30 seconds', async () => {
  const { state, catalogue } = exampleDatabase();
  const [first, same] = await Promise.all([catalogue(), catalogue()]);
  const once = state.reads;
  expect(once).toBeGreaterThan(0);
  expect(same).toBe(first);
  await catalogue();
  expect(state.reads).toBe(once);
  state.clock = 30_000;
  expect((await catalogue()).version).toBe(first?.version);
  expect(state.reads).toBe(2 * once);
  state.title = 'Risk first';
  state.clock = 60_000;
  expect((await catalogue()).version).not.toBe(first?.version);
});

test('without a database the last one stands', async () => {
  const { state, catalogue } = exampleDatabase();
  state.reachable = false;
  await expect(catalogue()).rejects.toThrow('unreachable');
  state.reachable = true;
  const known = await catalogue();
  state.reachable = false;
  state.clock = 40_000;
  expect(await catalogue()).toBe(known);
  expect(state.failures).toBe(1);
});
