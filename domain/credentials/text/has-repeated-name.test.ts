import { expect, test } from 'vitest';
import { hasRepeatedName } from './has-repeated-name.ts';

test.each([
  '{"a":1,"a":2}',
  '{"a":{"b":1,"c":2,"b":3}}',
  '[{"a" : 1, "\\u0061":2}]',
  '{"a":[{"x":"}"}],"a":2}',
])('%s says a name twice', (text) => {
  expect(hasRepeatedName(text)).toBe(true);
});

test.each(['{"a":{"a":1},"b":{"a":"a"}}', '["a","a"]', '{"a":"b","b":"a\\":","c":"{\\"a\\":1}"}'])(
  '%s says every name once',
  (text) => {
    expect(hasRepeatedName(text)).toBe(false);
  },
);
