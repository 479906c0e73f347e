import fc from 'fast-check';
import { expect, test } from 'vitest';
import cases from '#tests/cases/plain-name.json' with { type: 'json' };
import { isPlainName, tidyName } from './plain-name.ts';

test.each(cases)('$name', ({ typed, plain }) => {
  expect(tidyName(plain)).toBe(plain);
  expect(isPlainName(plain)).toBe(true);
  // Forms take exactly those names that the database keeps as they are.
  expect(isPlainName(tidyName(typed))).toBe(tidyName(typed) === plain);
});

/** What a stranger would try, in any order. */
const texts = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('https', ':', '/', '//', 'www.', '@', '.', '。', ' ', '\n', '\u202e', '\u200b', 'com'),
    ),
  )
  .map((parts) => parts.join(''));

test('no tidy name breaks a line, turns the direction or hides anything', () => {
  fc.assert(
    fc.property(texts, (typed) => {
      const tidy = tidyName(typed);
      expect(tidy).not.toMatch(
        /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u,
      );
      expect(tidyName(tidy)).toBe(tidy);
    }),
  );
});

test('tidying takes nothing away that can be seen', () => {
  const seen = (text: string) => [...text.matchAll(/[\p{L}\p{N}\p{P}\p{S}]/gu)].map(([letter]) => letter);
  fc.assert(
    fc.property(texts, (typed) => {
      expect(seen(tidyName(typed))).toEqual(seen(typed));
    }),
  );
});

test('no plain name holds an address, whatever stands around it', () => {
  const address = fc.oneof(fc.webUrl(), fc.domain(), fc.emailAddress(), fc.ipV4());
  fc.assert(
    fc.property(texts, address, texts, (before, link, after) => {
      expect(isPlainName(tidyName(before + link + after))).toBe(false);
    }),
  );
});
