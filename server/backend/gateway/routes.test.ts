import { expect, test } from 'vitest';
import { findService } from './routes.ts';

test.each([
  ['/auth/v1/user', { service: 'auth', path: '/user' }],
  ['/rest/v1', { service: 'rest', path: '/' }],
  ['/rest/v1/', { service: 'rest', path: '/' }],
  ['/rest/v1/rpc/v1/x', { service: 'rest', path: '/rpc/v1/x' }],
  ['/auth', undefined],
  ['/auth/v10/user', undefined],
  ['/toString/v1/x', undefined],
  ['/', undefined],
  ['/course/v1', undefined],
])('%s', (path, expected) => {
  expect(findService(path)).toEqual(expected);
});
