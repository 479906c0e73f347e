/**
 * `npm run build`: the signed-in app and /auth into dist/client (Vite compiles the message catalogues as it goes),
 * the public pages into dist/pages, their pictures for link previews into dist/client/social, the script of the file that checks certificates into dist/checker, the hashes of every
 * inline script into dist/client/csp.json, a compressed copy beside everything that shrinks, and the
 * workshop, which shares nothing with the product, into dist/workshop.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { readPageContent } from '#server/adapters/content/read-page-content.ts';
import { policyHash } from '#server/pages/http/security-headers.ts';
import { inlineScriptsOf } from './build/content-policy.ts';
import { drawSocialImages } from './build/draw-social-images.ts';
import { loadPageBundle } from './build/page-bundle.ts';
import { precompress } from './build/precompress.ts';

await build({ configFile: 'vite.config.ts', logLevel: 'warn' });
await build({ configFile: 'vite.verify.config.ts', logLevel: 'warn' });
await build({ configFile: 'vite.pages.config.ts', logLevel: 'warn' });
await build({ configFile: 'vite.checker.config.ts', logLevel: 'warn' });
await build({ configFile: 'vite.workshop.config.ts', logLevel: 'warn' });

const bundle = await loadPageBundle();
const { site } = await readPageContent('content');
await drawSocialImages(bundle, site, 'dist/client');

const entries = globSync('dist/client/*.html').map((path) => readFileSync(path, 'utf8'));
// Each page allows no more than stands in it; the first packets of a public page have no room for what only the app needs.
const hashesOf = (scripts: Iterable<string>) => [...new Set(scripts)].map(policyHash);
const policy = { app: hashesOf(entries.flatMap(inlineScriptsOf)), public: hashesOf(bundle.inlineScripts) };
writeFileSync('dist/client/csp.json', `${JSON.stringify(policy, null, 2)}\n`);

await precompress('dist/client');
