/**
 * An amount in one piece: in Arabic all of it runs from left to right by itself, since in running text "0.1 R" would
 * otherwise be torn into "R 0.1". In other languages it stays as it is.
 */
export function fromLeftToRight(words: string, locale: string): string {
  return locale.startsWith('ar') ? `\u2066${words.replace(/[\u200e\u200f]/g, '')}\u2069` : words;
}
