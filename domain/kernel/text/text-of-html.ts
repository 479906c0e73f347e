const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/** The text of HTML that the content import has made, on one line. What is not known to it stays as it is written. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(
      /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
      (written, hex?: string, digits?: string, name?: string) => {
        if (name !== undefined) return NAMED[name] ?? written;
        return String.fromCodePoint(hex === undefined ? Number(digits) : Number.parseInt(hex, 16));
      },
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)%])/g, '')
    .trim();
}
