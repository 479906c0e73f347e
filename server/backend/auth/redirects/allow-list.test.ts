import { describe, expect, test } from 'vitest';
import { chooseRedirect, withFragment } from './allow-list.ts';
import { globToRegExp } from './glob.ts';

const SITE = 'https://learn.example.com/home';
const rules = {
  siteUrl: SITE,
  allowed: [
    'https://*.preview.example.com/**',
    'https://**--academy.pages.example/**',
    'https://app.example.org/callback',
    'com.example.app://*',
  ],
};

describe('chooseRedirect', () => {
  test.each([
    'https://learn.example.com/',
    'https://learn.example.com/dashboard?next=1#top',
    'https://one.preview.example.com/a/b.c',
    'https://draft.two--academy.pages.example/a?b=c',
    'https://app.example.org/callback',
    'https://app.example.org/callback#x',
    'com.example.app://done',
  ])('follows %s', (asked) => {
    expect(chooseRedirect(asked, rules)).toBe(asked);
  });

  test.each([
    '',
    null,
    undefined,
    '/relative',
    '//evil.example',
    'https://evil.example/',
    'http://learn.example.com/',
    'https://learn.example.com:8443/',
    'https://learn.example.com.evil.example/',
    'https://learn.example.com@evil.example/',
    'https://user@learn.example.com/',
    'https://evil.example\\.preview.example.com/',
    'https://evil.example/.preview.example.com/',
    'https://3221226219?.preview.example.com/',
    'https://[2001:db8::1]?.preview.example.com/',
    'https://evil.example/--academy.pages.example/',
    'https://evil.example?--academy.pages.example/',
    'https://a.b.preview.example.com/',
    'https://app.example.org/callback/more',
    'https://app.example.org/callback?x=1',
    'https://learn.example.com//evil.example',
    'https://learn.example.com/a/..//evil.example',
    'https://learn.example.com/a/%2e%2e//evil.example',
    ' https://learn.example.com/',
    'https://learn.example.com/\u0001',
    'javascript:alert(1)',
    `https://learn.example.com/${'x'.repeat(2048)}`,
  ])('goes to the site instead of %s', (asked) => {
    expect(chooseRedirect(asked, rules)).toBe(SITE);
  });

  test('a pattern for everything still lets no script through', () => {
    expect(chooseRedirect('javascript:alert(1)', { siteUrl: SITE, allowed: ['**'] })).toBe(SITE);
  });

  test('the port does not matter on the own machine', () => {
    const local = { siteUrl: 'http://localhost:3000', allowed: [] };
    expect(chooseRedirect('http://localhost:5173/x', local)).toBe('http://localhost:5173/x');
  });
});

test.each([
  ['http://localhost:3000/*', 'http://localhost:3000/a', true],
  ['http://localhost:3000/*', 'http://localhost:3000/a/b', false],
  ['http://localhost:3000/**', 'http://localhost:3000/a/b', true],
  ['http://a?c/', 'http://abc/', true],
  ['http://a?c/', 'http://a.c/', false],
  ['http://a*/', 'http://a?b=c/', false],
  ['https://**', 'https://a.x/b?c=d', true],
  ['http://[ab].x/', 'http://b.x/', true],
  ['http://[!ab].x/', 'http://b.x/', false],
  ['https://{one,two}.x/', 'https://two.x/', true],
  ['https://{one,two}.x/', 'https://three.x/', false],
  ['https://a.x/', 'https://abx/', false],
  ['https://a\\*/', 'https://a*/', true],
  ['https://a{b', 'https://ab', true],
])('the pattern %s and %s: %s', (pattern, address, fits) => {
  expect(globToRegExp(pattern).test(address)).toBe(fits);
});

test('facts replace a fragment that is there', () => {
  expect(withFragment('https://a.x/p?q=1#old', { error: 'access_denied', text: 'a b' })).toBe(
    'https://a.x/p?q=1#error=access_denied&text=a+b',
  );
});
