import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteSchema } from '#domain/catalogue/site-contract.ts';
import { type BuiltParts, missingParts, SITE_FEATURES } from '#domain/content/site-features.ts';
import { PUBLIC_PATHS } from '#client/pages/public/public-paths.ts';
import { LOCALES, routePage } from '#server/pages/routes.ts';

const publicPaths: readonly string[] = PUBLIC_PATHS;
const schema = readFileSync('supabase/schema.sql', 'utf8');
const files = readdirSync('server/functions', { recursive: true, encoding: 'utf8' });

const built: BuiltParts = {
  tables: new Set(Array.from(schema.matchAll(/^create table public\.(\w+)/gm), ([, name = '']) => name)),
  isRoute: (path) => routePage(path).kind === 'app' || publicPaths.includes(path),
  functions: new Set(files.map((path) => basename(path, '.ts'))),
  services: new Set(readdirSync('server/backend')),
  languages: LOCALES.length,
};

test('what is known of this version is its real tables, routes, functions, services and languages', () => {
  const known = {
    tables: ['courses', 'certificates'],
    routes: ['/dashboard', '/community'],
    functions: ['ask-mentor'],
    services: ['rest'],
    languages: 6,
  };
  expect(missingParts({ isBuilt: true, ...known }, built)).toEqual([]);
});

test.each(Object.entries(SITE_FEATURES))(
  '%s is not called built while a part of it is missing',
  (_, parts) => {
    const missing = missingParts(parts, built);
    expect(parts.isBuilt ? missing : []).toEqual([]);
    // A feature that needs nothing could never be found missing.
    expect(Object.keys(parts).length).toBeGreaterThan(1);
  },
);

test.each(Object.keys(SITE_FEATURES))('an operator cannot switch on %s before it is built', (feature) => {
  const site = parse(readFileSync('content/site.yaml', 'utf8'));
  expect(v.safeParse(siteSchema, site).success).toBe(true);
  const { success } = v.safeParse(siteSchema, {
    ...site,
    features: { ...site.features, [feature]: 'ready' },
  });
  expect(success).toBe(SITE_FEATURES[feature as keyof typeof SITE_FEATURES].isBuilt);
});
