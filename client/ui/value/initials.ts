/**
 * The letters that stand for a person: of the first and the last word of the name, or of its only word.
 * @param name as the person wrote it; an empty one gives no letters
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => firstLetter(word ?? '').toLocaleUpperCase()).join('');
}

/** One letter as a reader counts them: vowel signs of Hindi and accents belong to it. */
function firstLetter(word: string): string {
  const [letter] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return letter?.segment ?? '';
}
