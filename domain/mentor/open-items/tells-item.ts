import { subjectOf } from '../question-words.ts';
import type { OpenItem } from './open-item.ts';

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
/** A choice with fewer words ("Half.") says too little to be found again. */
const LEAST_WORDS = 3;
const SHARE = 0.75;

/** Whether a text says in one of its sentences what a right choice of an item says. */
export function tellsItem(text: string, { right }: Pick<OpenItem, 'right'>): boolean {
  const sentences = Array.from(SENTENCES.segment(text), ({ segment }) => new Set(subjectOf(segment)));
  return right.some((choice) => {
    const words = subjectOf(choice);
    if (words.length < LEAST_WORDS) return false;
    return sentences.some((said) => words.filter((word) => said.has(word)).length >= words.length * SHARE);
  });
}
