/** What stands for somebody without a picture: the first letters of their first and last name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(firstLetter);
  return letters.join('').toLocaleUpperCase();
}

/** Nothing joins a letter of these to the next one. */
const PLAIN = /^[a-z](?=[a-z]|$)/iu;

/** A letter with all its marks, as its readers see it. */
function firstLetter(word: string | undefined): string {
  // Finding the bounds of letters takes a phone a twentieth of a second, on every page, since the browser reads its tables first.
  const plain = PLAIN.exec(word ?? '')?.[0];
  if (plain !== undefined) return plain;
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word ?? '');
  return first?.segment ?? '';
}
