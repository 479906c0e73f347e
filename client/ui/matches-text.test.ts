import { expect, test } from 'vitest';
import { matchesText } from './matches-text.ts';

test('words are found in any order, case and accent', () => {
  expect(matchesText('Risk Management with AI', 'ai risk')).toBe(true);
  expect(matchesText('Español', 'espan')).toBe(true);
  expect(matchesText('Risk', '  ')).toBe(true);
  expect(matchesText('Risk', 'risk plan')).toBe(false);
});
