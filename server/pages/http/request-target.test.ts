import { expect, test } from 'vitest';
import { readTarget } from './request-target.ts';

test.each([
  ['/', '/', ''],
  ['/community?from=mail', '/community', '?from=mail'],
  ['/%C3%A9t%C3%A9', '/été', ''],
  ['//evil.example/a', '//evil.example/a', ''],
  ['/a/../b', '/b', ''],
])('%s', (target, path, search) => {
  expect(readTarget(target)).toMatchObject({ path, search });
});

test.each(['/%E0%A4%A', '*', 'http://other.example/', `/${'a'.repeat(5000)}`])(
  '%s is no address',
  (target) => {
    expect(readTarget(target)).toBeNull();
  },
);
