import { expect, test } from 'vitest';
import { stableId } from './stable-id.ts';

test('stableId never changes: learners have progress under these ids', () => {
  expect(stableId('risk-management-with-ai')).toMatchInlineSnapshot(`"9a559d38-5736-5f71-8d21-864c5ad5753b"`);
  expect(stableId('risk-management-with-ai', 'map-of-risks', 'rank-the-risks')).toMatchInlineSnapshot(
    `"5b850043-7467-505d-860a-5e369c6c6fc7"`,
  );
});

test('stableId is a UUID of version 5, another one for each place in the tree', () => {
  const ids = [stableId('a'), stableId('a', 'b'), stableId('b', 'a'), stableId('a', 'b', 'c')];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
