import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

test.each([
  ['titel', ['title', 'description'], 'title'],
  ['sklls', ['skills', 'sources'], 'skills'],
  ['explanaton', ['text', 'explanation'], 'explanation'],
  ['banana', ['title', 'description'], undefined],
  ['anything', [], undefined],
])('%s among %j is %s', (word, candidates, expected) => {
  expect(nearestWord(word, candidates)).toBe(expected);
});
