import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingAge } from './reading-age.ts';

describe('readingAge', () => {
  it('is the index of its paper, plus five', () => {
    // 6 words with 18 letters in 2 sentences: 4.71 * 3 + 0.5 * 3 - 21.43 + 5
    expect(readingAge(['The cat sat. The dog ran.'])).toBeCloseTo(-0.8, 10);
  });

  it('is higher for long words and for long sentences', () => {
    const plain = readingAge(['You can lose money. Write down how much.']);
    expect(
      readingAge(['Participants may experience substantial deterioration. Document anticipated magnitudes.']),
    ).toBeGreaterThan(plain);
    expect(
      readingAge(['You can lose money and you should write down how much before you buy anything at all.']),
    ).toBeGreaterThan(plain);
  });

  it('lets a sentence end with its paragraph', () => {
    expect(readingAge(['One short line', 'Another short line'])).toBe(
      readingAge(['One short line.', 'Another short line.']),
    );
  });

  it('counts no paragraph that has no words', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ .!?—]*$/), (noise) => {
        expect(readingAge(['The cat sat.', noise])).toBe(readingAge(['The cat sat.']));
      }),
    );
  });

  it('has none without words', () => expect(readingAge([])).toBeNaN());
});
