import { stemOf } from './question-words.ts';

/** Something found for a question. */
export type Candidate = {
  /** The stems of the question that were found in it, letter by letter. */
  readonly exact: ReadonlySet<string>;
  /** The stems that were found with a typing mistake or as the beginning of a longer word. */
  readonly similar: ReadonlySet<string>;
};

export type ReplyKind = 'advice' | 'intent' | 'passage' | 'topic' | 'default';

/** How much of the subject an answer must hold to count as meant. */
export const INTENT_COVERAGE = 0.5;
/** A passage was not written for the question, so nearly all of the subject must stand in it. */
export const PASSAGE_COVERAGE = 0.75;

/** Words that people put around a topic without asking for anything narrower. */
const AROUND_TOPICS = new Set(
  [
    'trade',
    'trading',
    'learn',
    'basics',
    'market',
    'markets',
    'currency',
    'work',
    'question',
    'hello',
    'hi',
  ].map(stemOf),
);

/**
 * How much of a question's subject a candidate holds, 0 to 1: the share of its words that were found, where a word that
 * was only similar counts half.
 */
export function coverage(subject: readonly string[], candidate: Candidate | undefined): number {
  if (candidate === undefined || subject.length === 0) return 0;
  const found = subject.map((word) =>
    candidate.exact.has(word) ? 1 : candidate.similar.has(word) ? 0.5 : 0,
  );
  return found.reduce<number>((sum, share) => sum + share, 0) / subject.length;
}

/** Whether a passage says what is asked. One word stands in many passages: it takes two to know that one is meant. */
export function isPassageFor(subject: readonly string[], passage: Candidate | undefined): boolean {
  return subject.length > 1 && coverage(subject, passage) >= PASSAGE_COVERAGE;
}

/**
 * Decides what answers a question. A request for advice comes before everything. A question that names a topic and
 * nothing else is about the topic; otherwise a written answer, then a passage of a lesson, then the topic that is
 * mentioned, and at last the plain word that there is no answer.
 *
 * @param subject stems of the words that say what is asked, from `subjectOf`
 * @param topicWords stems of the subject that name the topic; empty when there is no topic
 */
export function chooseReply(facts: {
  readonly isAdvice: boolean;
  readonly subject: readonly string[];
  readonly hasTopic: boolean;
  readonly topicWords: ReadonlySet<string>;
  readonly intent: Candidate | undefined;
  readonly passage: Candidate | undefined;
  /** Whether the passage stands in a lesson that is open to the learner; else it could only be named. */
  readonly mayQuote: boolean;
  /** Whether a word of the subject, not found in the intent, stands nowhere in what the mentor knows. */
  readonly isForeign?: boolean;
  /** Whether the concepts of the question ask for the intent. */
  readonly isMeant?: boolean;
}): ReplyKind {
  const { isAdvice, subject, hasTopic, topicWords, intent, passage, mayQuote } = facts;
  const { isForeign = false, isMeant = false } = facts;
  if (isAdvice) return 'advice';
  if (hasTopic && subject.every((word) => topicWords.has(word) || AROUND_TOPICS.has(word))) return 'topic';
  const fit = coverage(subject, intent);
  const hasPassage = isPassageFor(subject, passage);
  // A written answer that holds half of the subject gives way to a passage that holds nearly all of it. One that could
  // only be named has to hold it letter by letter: a guess at mistyped words must not take the answer away.
  const letters = passage && { exact: passage.exact, similar: new Set<string>() };
  const givesWay = hasPassage && (mayQuote || isPassageFor(subject, letters));
  // "What is the capital of Mongolia": half of it would do, were the other half not from somewhere else.
  const isElsewhere = isForeign && fit <= INTENT_COVERAGE;
  if (isMeant) return 'intent';
  if (!isElsewhere && fit >= (givesWay ? PASSAGE_COVERAGE : INTENT_COVERAGE)) return 'intent';
  if (hasPassage) return 'passage';
  return hasTopic ? 'topic' : 'default';
}
