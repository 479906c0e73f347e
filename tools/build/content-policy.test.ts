import { expect, test } from 'vitest';
import { inlineScriptsOf } from './content-policy.ts';

test('scripts of the document itself are found, those of files are not', () => {
  const html =
    '<script>one()</script><script type="module" src="/a.js"></script><script type="x">{"a": 1}</script>';
  expect(inlineScriptsOf(html)).toEqual(['one()', '{"a": 1}']);
});
