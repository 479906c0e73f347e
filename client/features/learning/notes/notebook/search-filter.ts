/**
 * The condition that words stand in a note or in what it was written on: as words, or as a part of the text, which finds
 * languages that put no spaces between words. In the language of PostgREST's `or`.
 */
export function searchFilter(words: string): string {
  const asWords = quoted(words);
  const asPart = quoted(`*${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}*`);
  return ['text', 'quote']
    .flatMap((column) => [`${column}.wfts(english).${asWords}`, `${column}.ilike.${asPart}`])
    .join(',');
}

const quoted = (text: string) => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
