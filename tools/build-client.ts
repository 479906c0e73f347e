/**
 * `npm run build`: the signed-in app and /auth into dist/client (Vite compiles the message catalogues as it goes),
 * the public pages into dist/pages, and the hashes of every inline script into dist/client/csp.json.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

await build({ configFile: 'vite.config.ts', logLevel: 'warn' });
await build({ configFile: 'vite.pages.config.ts', logLevel: 'warn' });

const pages: unknown = await import(pathToFileURL('dist/pages/pages.js').href);
const scripts = [
  ...['app', 'auth'].flatMap((entry) => inlineScriptsOf(readFileSync(`dist/client/${entry}.html`, 'utf8'))),
  ...inlineScriptsOfPages(pages),
];
const hashes = [...new Set(scripts)].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);
writeFileSync('dist/client/csp.json', `${JSON.stringify({ hashes }, null, 2)}\n`);

/** The text of each script of an HTML document that stands in the document itself. */
function inlineScriptsOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(({ groups }) =>
    groups?.attributes?.includes('src=') ? [] : [groups?.text ?? ''],
  );
}

function inlineScriptsOfPages(module: unknown): string[] {
  if (typeof module === 'object' && module !== null && 'inlineScripts' in module) {
    const { inlineScripts } = module;
    if (Array.isArray(inlineScripts)) return inlineScripts.map(String);
  }
  throw new Error('dist/pages/pages.js does not export inlineScripts');
}
