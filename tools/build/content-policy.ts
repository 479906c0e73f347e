import { createHash } from 'node:crypto';

/** The text of each script of an HTML document that stands in the document itself. */
export function inlineScriptsOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(({ groups }) =>
    groups?.attributes?.includes('src=') ? [] : [groups?.text ?? ''],
  );
}

/** The hashes by which the content security policy lets these scripts or styles apply, each once. */
export function policyHashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
