import { expect, test } from 'vitest';
import { routePage } from './routes.ts';

test.each([
  ['/', { kind: 'public', locale: 'en', path: '/' }],
  ['/ar', { kind: 'public', locale: 'ar', path: '/' }],
  ['/es/community', { kind: 'public', locale: 'es', path: '/community' }],
  ['/en/community', { kind: 'public', locale: 'en', path: '/en/community' }],
  ['/community/', { kind: 'public', locale: 'en', path: '/community' }],
  ['/auth', { kind: 'auth' }],
  ['/auth/', { kind: 'auth' }],
  ['/course/3f0c', { kind: 'app' }],
  ['/dashboard', { kind: 'app' }],
  ['/dashboards', { kind: 'public', locale: 'en', path: '/dashboards' }],
])('%s', (path, route) => {
  expect(routePage(path)).toEqual(route);
});
