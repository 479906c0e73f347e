/** Whether typing mistakes are forgiven. */
export type Tolerance = 'exact' | 'mistyped';

/**
 * How well a query finds a text, whatever the case, the accents and the order of its words.
 * @param tolerance `mistyped` forgives one letter in words of four letters or more, and two in those of eight or more
 * @returns undefined unless every word of the query is found; 0 for the best, and more the further it is from the text
 */
export function matchScore(text: string, query: string, tolerance: Tolerance): number | undefined {
  const plain = withoutAccents(text);
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  let total = 0;
  for (const typed of withoutAccents(query).split(/\s+/)) {
    const score = wordScore(typed, plain, words, tolerance);
    if (score === undefined) return undefined;
    total += score;
  }
  return total;
}

function wordScore(
  typed: string,
  plain: string,
  words: readonly string[],
  tolerance: Tolerance,
): number | undefined {
  if (words.includes(typed)) return 0;
  if (words.some((word) => word.startsWith(typed))) return 1;
  // Languages that leave no blanks between words are found here.
  if (plain.includes(typed)) return 2;
  if (tolerance === 'exact' || typed.length < 4) return undefined;
  const forgiven = typed.length < 8 ? 1 : 2;
  const mistakes = Math.min(...words.map((word) => mistakesToBegin(typed, word)));
  return mistakes <= forgiven ? 3 + mistakes : undefined;
}

/**
 * How many letters must be put in, left out, changed or swapped with their neighbour until a word begins with what was
 * typed (Damerau and Levenshtein, optimal string alignment).
 */
function mistakesToBegin(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, current];
  }
  return Math.min(...last);
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
