import { expect, test } from 'vitest';
import { policyHash } from './security-headers.ts';

test('a hash is the one that browsers compute', () => {
  expect(policyHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});
