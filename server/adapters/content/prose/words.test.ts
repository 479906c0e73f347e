import { describe, expect, it } from 'vitest';
import { wordSequences, wordsOf } from './words.ts';

describe('wordsOf', () => {
  it('takes numbers and compounds as one word each', () => {
    expect(wordsOf('A two-sided quote: $1,250.50 (5%), don’t round.')).toEqual([
      'A',
      'two-sided',
      'quote',
      '1,250.50',
      '5',
      'don’t',
      'round',
    ]);
  });

  it('finds none in signs', () => expect(wordsOf(' — … % ')).toEqual([]));
});

describe('wordSequences', () => {
  it('gives what stands together, whatever its letters and signs look like', () => {
    expect([...wordSequences(['One two, THREE four.'], 3)]).toEqual(['one two three', 'two three four']);
  });

  it('does not run from one text into the next', () => {
    expect(wordSequences(['one two', 'three four'], 3).size).toBe(0);
  });
});
