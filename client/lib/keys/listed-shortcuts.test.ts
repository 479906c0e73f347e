import { expect, test } from 'vitest';
import { announceShortcuts, listedShortcuts } from './listed-shortcuts.ts';

test('shortcuts are listed while their screen is there, keys of one action together', () => {
  const withdraw = announceShortcuts(() => [
    { key: 'n', says: 'Next lesson' },
    { key: 'j', says: 'Next lesson' },
  ]);
  announceShortcuts(() => [{ key: '?', says: 'This list' }]);
  expect(listedShortcuts()).toEqual([
    { says: 'Next lesson', keys: ['n', 'j'] },
    { says: 'This list', keys: ['?'] },
  ]);
  withdraw();
  expect(listedShortcuts()).toEqual([{ says: 'This list', keys: ['?'] }]);
});
