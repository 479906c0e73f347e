import { sentencesOf } from '#domain/catalogue/sentences.ts';
import { wordsOf } from './words.ts';

/** School begins at five: the first grade of the index is for readers of six. */
const AGE_BEFORE_GRADES = 5;

/**
 * The age in years at which a reader can be expected to follow an English text, by the Automated Readability Index
 * (Smith and Senter, Aerospace Medical Research Laboratories, AMRL-TR-66-220, 1967):
 * 4.71 × letters and digits per word + 0.5 × words per sentence − 21.43 is the school grade. It counts what can be
 * counted for sure; formulas with syllables need a dictionary.
 *
 * @param paragraphs prose, one text for each paragraph: a sentence ends with its paragraph
 * @returns NaN without any word
 */
export function readingAge(paragraphs: readonly string[]): number {
  const words = paragraphs.flatMap(wordsOf);
  const letters = words.reduce((sum, word) => sum + (word.match(/[\p{L}\p{N}]/gu) ?? []).length, 0);
  const sentences = paragraphs.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 0);
  const grade = 4.71 * (letters / words.length) + 0.5 * (words.length / sentences.length) - 21.43;
  return grade + AGE_BEFORE_GRADES;
}
