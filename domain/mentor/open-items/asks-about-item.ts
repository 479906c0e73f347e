import { readAmounts } from '../calculators/read-amounts.ts';
import { subjectOf } from '../question-words.ts';
import type { OpenItem } from './open-item.ts';

/** How much of a question has to stand in an item to be about it, where the question is long enough to tell. */
const SHARE_OF_QUESTION = 0.8;
const LONG_ENOUGH = 5;
/** How much of a prompt, or of a choice, stands in a question that repeats it. */
const SHARE_OF_PROMPT = 0.6;
const SHARE_OF_CHOICE = 0.8;
const LEAST_WORDS = 3;
/** One number in common is chance. */
const LEAST_NUMBERS = 2;

/**
 * Whether somebody asks about an open item: by its words or those of a choice, or by its numbers, which are the same in every
 * language. A question about the thing itself ("What is a stop?") is none.
 */
export function asksAboutItem(question: string, { prompt, choices }: OpenItem): boolean {
  const asked = subjectOf(question);
  const ofItem = new Set(subjectOf([prompt, ...choices].join(' . ')));
  const shared = asked.filter((word) => ofItem.has(word)).length;
  if (asked.length >= LONG_ENOUGH && shared >= asked.length * SHARE_OF_QUESTION) return true;
  const said = new Set(asked);
  if (isSaid(subjectOf(prompt), said, SHARE_OF_PROMPT)) return true;
  if (choices.some((choice) => isSaid(subjectOf(choice), said, SHARE_OF_CHOICE))) return true;
  return hasNumbersOf(
    readAmounts(question).map(({ value }) => value),
    prompt,
  );
}

/**
 * Whether numbers are those of an item: two of them at least, and none that it does not have. What lies between two of its
 * prices counts as one that it has: "buys at $50, wrong below $48" is a distance of $2.
 */
export function hasNumbersOf(numbers: readonly number[], prompt: string): boolean {
  const ofItem = new Set(readAmounts(prompt).map(({ value }) => value));
  const isBetween = (value: number) =>
    [...ofItem].some((one) => ofItem.has(Number((one + value).toPrecision(12))));
  const asked = [...new Set(numbers)];
  const found = asked.filter((value) => ofItem.has(value));
  return found.length >= LEAST_NUMBERS && asked.every((value) => ofItem.has(value) || isBetween(value));
}

function isSaid(words: readonly string[], said: ReadonlySet<string>, share: number): boolean {
  const found = words.filter((word) => said.has(word)).length;
  return words.length >= LEAST_WORDS && found >= words.length * share;
}
