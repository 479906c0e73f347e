import { expect, test } from 'vitest';
import { inlineScriptsOf, policyHashes } from './content-policy.ts';

test('scripts of the document itself are found, those of files are not', () => {
  const html =
    '<script>one()</script><script type="module" src="/a.js"></script><script type="x">{"a": 1}</script>';
  expect(inlineScriptsOf(html)).toEqual(['one()', '{"a": 1}']);
});

test('a hash is the one that browsers compute', () => {
  expect(policyHashes(["alert('Hello, world.');", "alert('Hello, world.');"])).toEqual([
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  ]);
});
