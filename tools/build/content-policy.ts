/** The text of each script of an HTML document that stands in the document itself. */
export function inlineScriptsOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(({ groups }) =>
    groups?.attributes?.includes('src=') ? [] : [groups?.text ?? ''],
  );
}
