/** The words of a text; a number with its signs (`1,250.50`) and a compound (`two-sided`) are one word each. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** All sequences of `length` words that stand together in one of the texts, in small letters. */
export function wordSequences(texts: readonly string[], length: number): Set<string> {
  const sequences = new Set<string>();
  for (const text of texts) {
    const words = wordsOf(text.toLowerCase());
    for (let start = 0; start + length <= words.length; start += 1) {
      sequences.add(words.slice(start, start + length).join(' '));
    }
  }
  return sequences;
}
