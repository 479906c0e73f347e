/** What stands for somebody without a picture: the first letters of their first and last name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(firstLetter);
  return letters.join('').toLocaleUpperCase();
}

/** A letter with all its marks, as its readers see it. */
function firstLetter(word: string | undefined): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word ?? '');
  return first?.segment ?? '';
}
