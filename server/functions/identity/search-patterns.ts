/** What the beginning of an address is compared with by `like`; nothing for nothing. */
export function prefixPattern(text: string): string {
  return text === '' ? '' : `${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** The words of a text as a `tsquery` of words that begin so; nothing for a text without letters. */
export function wordPrefixes(text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => `${word}:*`).join(' & ');
}
