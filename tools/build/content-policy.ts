import { createHash } from 'node:crypto';

/** The text of each script of an HTML document that stands in the document itself. */
export function inlineScriptsOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(({ groups }) =>
    groups?.attributes?.includes('src=') ? [] : [groups?.text ?? ''],
  );
}

/** The hashes that let these scripts run under the content security policy, each once. */
export function scriptHashes(scripts: readonly string[]): string[] {
  return [...new Set(scripts)].map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}
