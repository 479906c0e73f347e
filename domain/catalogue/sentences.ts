const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * The sentences of an English text, without the white space around them.
 * Unicode's rules (UAX 29) end a sentence after an abbreviation too, which only makes a short pause when read aloud.
 */
export function sentencesOf(text: string): string[] {
  return Array.from(segmenter.segment(text.replace(/\s+/gu, ' ')), ({ segment }) => segment.trim()).filter(
    (sentence) => sentence !== '',
  );
}
