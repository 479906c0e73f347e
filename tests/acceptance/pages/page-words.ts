/** The part of a page from one id to another; without the second to the end. */
export function part(html: string, from: string, to?: string): string {
  const start = html.indexOf(`id="${from}"`);
  const end = to === undefined ? html.length : html.indexOf(`id="${to}"`);
  if (start === -1 || end === -1) throw new Error(`There is nothing from #${from} to #${to}.`);
  return html.slice(start, end);
}

/** What is read on a piece of a page, with one space for every gap. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
}
