import { expect, test } from 'vitest';
import { pagesToShow } from './pages-to-show.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %d of %d offers %j', (page, pageCount, offered) => {
  expect(pagesToShow(page, pageCount)).toEqual(offered);
});
