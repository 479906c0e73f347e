import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test('a text falls into its sentences, wherever its lines break', () => {
  expect(sentencesOf('The stop stands at $42.50.\n  Why there? A gap\nends below it.')).toEqual([
    'The stop stands at $42.50.',
    'Why there?',
    'A gap ends below it.',
  ]);
});

test('white space says nothing', () => {
  expect(sentencesOf(' \n ')).toEqual([]);
});
