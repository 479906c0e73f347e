import type { UserId } from '#domain/kernel/ids.ts';
import type { Language } from '#domain/kernel/languages.ts';
import { asksForAdvice } from '#domain/mentor/asks-for-advice.ts';
import { chooseReply, coverage, isPassageFor } from '#domain/mentor/choose-reply.ts';
import { chooseTopic } from '#domain/mentor/choose-topic.ts';
import { distressOf } from '#domain/mentor/distress-of.ts';
import { positionSizeOf } from '#domain/mentor/position-size-of.ts';
import { stemOf, subjectOf, wordsOf } from '#domain/mentor/question-words.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';
import type { Query } from '../../adapters/sql.ts';
import { comfort } from './comfort.ts';
import { draftAnswer } from './draft-answer.ts';
import { draftWorking } from './draft-working.ts';
import { loadLinkedLessons, wordLessons } from './linked-lessons.ts';
import { checkPassages, type KnownPassage } from './quotable-passages.ts';

export type Answer = {
  /** See `Draft`. */
  readonly answeredBy: string;
  /** As `MentorReply` describes it. */
  readonly content: string;
  /** Questions like this one that have a written answer. */
  readonly related: readonly string[] | null;
};

type Asked = { readonly userId: UserId; readonly question: string; readonly language: Language };

const PASSAGES_LOOKED_AT = 8;
const RELATED = 2;

/** Finds the answer to a question and words it with what to read on. */
export async function findAnswer(mentor: Mentor, query: Query, asked: Asked): Promise<Answer> {
  const { question, language } = asked;
  const distress = distressOf(question);
  if (distress) {
    return { answeredBy: 'distress', content: comfort(mentor, distress, language), related: null };
  }
  const subject = subjectOf(question);
  const topic = chooseTopic(question, mentor.replies.topics);
  const topicWords =
    topic === undefined ? [] : mentor.replies.topics[topic].words.flatMap(wordsOf).map(stemOf);
  const found = mentor.findIntents(question, 1 + RELATED);
  const [best] = found;
  const passage = await findPassage(mentor, query, asked, subject);
  const kind = chooseReply({
    isAdvice: asksForAdvice(question),
    subject,
    hasTopic: topic !== undefined,
    topicWords: new Set(topicWords),
    intent: best,
    passage,
    mayQuote: passage?.mayQuote ?? false,
  });

  const intent = best && mentor.intents.get(best.id);
  const size = positionSizeOf(question);
  const draft = size
    ? draftWorking(mentor, size, language)
    : draftAnswer(mentor, kind, { topic, intent, passage }, language);
  // A word in common, at least; else they would be questions about something else.
  const likely = found.filter((candidate) => coverage(subject, candidate) > 0);
  const related = likely.flatMap(({ id }) => (id === draft.answeredBy ? [] : (mentor.intents.get(id) ?? [])));
  const lessons = await loadLinkedLessons(query, asked.userId, draft.places, language);
  const parts = [...draft.before, ...wordLessons(lessons, mentor.replies.labels, language), ...draft.after];
  return {
    answeredBy: draft.answeredBy,
    content: parts.join('\n\n'),
    related: draft.answeredBy === 'advice' ? [] : related.map(({ question: asks }) => asks),
  };
}

/** The best passage that says what is asked, of a lesson open to the learner if there is one. */
async function findPassage(
  mentor: Mentor,
  query: Query,
  { userId }: Asked,
  subject: readonly string[],
): Promise<KnownPassage | undefined> {
  const found = await mentor.findPassages(subject.join(' '), PASSAGES_LOOKED_AT);
  const fitting = found.filter((passage) => isPassageFor(subject, passage));
  const known = await checkPassages(query, userId, fitting);
  return known.find(({ mayQuote }) => mayQuote) ?? known[0];
}
