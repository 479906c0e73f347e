import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/kernel/languages.ts';

/*
 * Two places cannot import the list of languages: the script that runs before any module, and SQL.
 */

test('the script of the head knows the languages of the product', () => {
  const [, list = ''] = /\/\^\(([a-z|]+)\)\$\//.exec(readFileSync('client/boot/head.js', 'utf8')) ?? [];
  expect(list.split('|')).toEqual(LANGUAGES);
});

test('every list of languages in a migration is the one of the product', () => {
  const lists = globSync('supabase/migrations/*.sql').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bin \(('en'[^)]*)\)/g)].map(([, list = '']) => ({
      path,
      list,
    })),
  );
  expect(lists.length).toBeGreaterThan(0);
  for (const { path, list } of lists) {
    expect(list.match(/[a-z]+/g), `the languages in ${path}`).toEqual(LANGUAGES);
  }
});
