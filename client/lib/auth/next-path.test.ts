import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nextPath, pathAfterLink, signInAddress } from './next-path.ts';

describe('where to go after sign-in', () => {
  test('a path of this site is kept, with its query', () => {
    expect(nextPath('?next=/course/1%3Flesson%3D2')).toBe('/course/1?lesson=2');
    expect(nextPath(signInAddress('/course/1?lesson=2').slice('/auth'.length))).toBe('/course/1?lesson=2');
  });
  test('the link of a mail may be come back to', () => {
    expect(nextPath('?next=%2Fauth%2Fconfirm%3Ftoken_hash%3Dx')).toBe('/auth/confirm?token_hash=x');
  });
  test.each([
    '',
    '?next=',
    '?next=https://evil.example',
    '?next=//evil.example',
    '?next=/%5Cevil.example',
    '?next=/auth',
  ])('%j leads to the dashboard', (search) => {
    expect(nextPath(search)).toBe('/dashboard');
  });
});

describe('where the link of a mail leads, which anybody may have asked for', () => {
  const origin = 'https://learn.example.com';
  beforeEach(() => void vi.stubGlobal('location', { origin }));

  test('a page of this site is kept, with its query', () => {
    expect(pathAfterLink(`${origin}/course/1?lesson=2`)).toBe('/course/1?lesson=2');
  });
  test.each(['', '/', '/auth', '//evil.example', '/auth/..//evil.example', '/.//evil.example?next=/plans'])(
    '%j leads to the dashboard',
    (path) => {
      expect(pathAfterLink(`${origin}${path}`)).toBe('/dashboard');
    },
  );
});
