import { expect, test } from 'vitest';
import { collectPages } from './export-csv.ts';

test.each([0, 1, 3, 4, 7])('collects %i rows, whether or not the last page is full', async (count) => {
  const all = Array.from({ length: count }, (_, place) => place);
  const rows = await collectPages(
    (page, size) => Promise.resolve(all.slice((page - 1) * size, page * size)),
    2,
  );
  expect(rows).toEqual(all);
});

test('rejects when a page cannot be fetched', async () => {
  await expect(collectPages(() => Promise.reject(new Error('offline')), 2)).rejects.toThrow('offline');
});
