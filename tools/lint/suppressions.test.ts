import { expect, test } from 'vitest';
import { findBareSuppressions } from './suppressions.ts';

// Put together here, so that the check does not find them in this file.
const off = 'disable';
const ignore = 'ignore';
const expectError = '@ts-expect-error';

test.each([
  [`// oxlint-${off}`, `oxlint-${off}`],
  [`/* eslint-${off} no-console */`, `eslint-${off}`],
  [`  foo(); // oxlint-${off}-line no-console`, `oxlint-${off}-line`],
  [`{/* biome-${ignore} format: it is pretty */}`, `biome-${ignore}`],
  [`// ${expectError}`, expectError],
  [` * ${expectError} -- no`, expectError],
])('%s needs a reason', (line, directive) => {
  expect(findBareSuppressions(`const a = 1;\n${line}\n`)).toEqual([{ line: 2, directive }]);
});

test.each([
  `// oxlint-${off}-next-line no-console -- the start-up line is the product's output`,
  `// ${expectError} -- the declaration misses the third argument`,
  `const text = 'oxlint-${off}';`,
])('%s is fine', (line) => {
  expect(findBareSuppressions(line)).toEqual([]);
});
