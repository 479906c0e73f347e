import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describePassage } from './describe-passage.ts';
import { findPassage } from './find-passage.ts';

const TEXT =
  'Decide where you are wrong before you decide how much you buy. The stop comes first. The size follows from it. ' +
  'Whoever begins with the size moves the stop. The stop comes first.';

const anchorOf = (words: string, text = TEXT, after = 0) => {
  const from = text.indexOf(words, after);
  return describePassage(text, from, from + words.length);
};

test('a passage is kept with what stands around it', () => {
  expect(anchorOf('The size follows')).toEqual({
    kind: 'passage',
    exact: 'The size follows',
    prefix: ' you buy. The stop comes first. ',
    suffix: ' from it. Whoever begins with th',
  });
});

test('of words that stand twice, those are found that were meant', () => {
  const last = TEXT.lastIndexOf('The stop');
  expect(findPassage(TEXT, anchorOf('The stop comes first', TEXT, last))?.from).toBe(last);
  expect(findPassage(TEXT, anchorOf('The stop comes first'))?.from).toBe(TEXT.indexOf('The stop'));
});

test('a passage that was reworded is found by its surroundings, and said to have changed', () => {
  const anchor = anchorOf('Whoever begins with the size');
  const reworded = TEXT.replace('Whoever begins with the size', 'Who starts from the size');
  const found = findPassage(reworded, anchor);
  expect(found?.hasChanged).toBe(true);
  expect(reworded.slice(found?.from, found?.to)).toBe('Who starts from the size');
});

test('what is gone with its surroundings is not found, nor is another passage taken for it', () => {
  expect(findPassage('Something else is taught here now.', anchorOf('The size follows'))).toBeNull();
  expect(
    findPassage(TEXT.replace('The size follows from it. ', ''), anchorOf('The size follows')),
  ).toBeNull();
});

test('no sign is cut in two', () => {
  const text = `${'😀'.repeat(40)}stop ${'😀'.repeat(600)}`;
  const { prefix, exact, suffix } = anchorOf('top', text);
  expect([prefix, exact, suffix].map((part) => encodeURIComponent(part))).toHaveLength(3);
  expect(encodeURIComponent(describePassage(text, 81, text.length).exact)).toContain('top');
});

test('what is longer than a passage may be loses its end, and is found', () => {
  const text = 'ab '.repeat(2000);
  const anchor = describePassage(text, 0, 5000);
  expect(anchor.exact).toHaveLength(1000);
  expect(findPassage(text, anchor)).toEqual({ from: 0, to: 1000, hasChanged: false });
});

/** A text of words, few of them, so that they repeat; and a passage of it. */
const marked = fc
  .array(fc.constantFrom('stop', 'size', 'risk', 'a', 'the', '$50', '資金'), { minLength: 1, maxLength: 60 })
  .map((words) => words.join(' '))
  .chain((text) =>
    fc
      .tuple(fc.nat(text.length - 1), fc.integer({ min: 1, max: 60 }))
      .map(([from, length]) => ({ text, from, to: Math.min(text.length, from + length) })),
  );

test('in the unchanged text an anchor finds its passage, whatever repeats itself', () => {
  fc.assert(
    fc.property(marked, ({ text, from, to }) => {
      const anchor = describePassage(text, from, to);
      const found = findPassage(text, anchor);
      expect(found?.hasChanged).toBe(false);
      expect(text.slice(found?.from, found?.to)).toBe(text.slice(from, to));
      // Somewhere else only where 256 characters on both sides are the same.
      if (found?.from !== from) {
        expect(found?.from).toBeTypeOf('number');
        const around = (place: number) => text.slice(Math.max(0, place - 256), place + (to - from) + 256);
        expect(around(found?.from ?? 0)).toContain(around(from));
      }
    }),
  );
});

test('an anchor survives whatever is written before and after its passage', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.'), maxLength: 80 });
  // Capitals stand nowhere else, so that no edit writes the passage a second time.
  const passage = fc
    .string({ unit: fc.constantFrom('X', 'Y', 'Z', ' '), minLength: 1, maxLength: 40 })
    .filter((text) => text.trim() !== '')
    .map((text) => `Q${text}`);
  fc.assert(
    fc.property(words, passage, words, words, words, (before, exact, after, newBefore, newAfter) => {
      const anchor = describePassage(before + exact + after, before.length, before.length + exact.length);
      expect(findPassage(newBefore + exact + newAfter, anchor)).toEqual({
        from: newBefore.length,
        to: newBefore.length + exact.length,
        hasChanged: false,
      });
    }),
  );
});
