import { expect, test } from 'vitest';
import { readJoinOptions } from './join-options.ts';

const asking = (count: number) => ({
  config: {
    postgres_changes: Array.from({ length: count }, (_, n) => ({
      event: '*',
      schema: 'public',
      table: 'board',
      filter: `id=eq.${n}`,
    })),
  },
});

test('a channel follows no more than 50 changes: each is a statement for every change of its table', () => {
  expect(readJoinOptions(asking(50))?.changes).toHaveLength(50);
  expect(readJoinOptions(asking(51))).toBeUndefined();
});
