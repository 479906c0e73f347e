import { expect, test } from 'vitest';
import { pathIn, plainPath, routePage } from './routes.ts';

test.each([
  ['/', { kind: 'public', locale: 'en', path: '/' }],
  ['/ar', { kind: 'public', locale: 'ar', path: '/' }],
  ['/es/community', { kind: 'public', locale: 'es', path: '/community' }],
  ['/community', { kind: 'public', locale: 'en', path: '/community' }],
  ['/auth', { kind: 'auth' }],
  ['/auth/confirm', { kind: 'auth' }],
  ['/course/3f0c', { kind: 'app' }],
  ['/dashboard', { kind: 'app' }],
  ['/drill/position-size', { kind: 'app' }],
  ['/puzzle', { kind: 'public', locale: 'en', path: '/puzzle' }],
  ['/puzzle/today', { kind: 'app' }],
  ['/dashboards', { kind: 'public', locale: 'en', path: '/dashboards' }],
])('%s', (path, route) => {
  expect(routePage(path)).toEqual(route);
});

test.each([
  ['/', '/'],
  ['/auth', '/auth'],
  ['/community/', '/community'],
  ['/es/', '/es'],
  ['/en', '/'],
  ['/en/community/', '/community'],
  ['/end', '/end'],
  ['//evil.example/', '/evil.example'],
  ['/en//evil.example', '/evil.example'],
])('the one address of %s is %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});

test('a page has an address in every language', () => {
  expect(pathIn('en', '/terms')).toBe('/terms');
  expect(pathIn('ar', '/terms')).toBe('/ar/terms');
  expect(pathIn('ar', '/')).toBe('/ar');
});
