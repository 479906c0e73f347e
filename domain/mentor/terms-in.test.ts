import { expect, test } from 'vitest';
import { termsIn } from './terms-in.ts';

const terms = ['gap', 'stop', 'planned loss', 'R'].map((term) => ({ term }));

test('terms are found in the order of the text, also in the plural and of several words', () => {
  expect(termsIn('Stops past a gap cost more than the planned losses.', terms)).toEqual([
    { term: 'stop' },
    { term: 'gap' },
    { term: 'planned loss' },
  ]);
});

test('a term is a whole word', () => {
  expect(termsIn('A gapless line, planned well before the loss.', terms)).toEqual([]);
});
