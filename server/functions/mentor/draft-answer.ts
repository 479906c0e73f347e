import { inLanguage, type Language } from '#domain/kernel/languages.ts';
import type { MentorTopic } from '#domain/mentor/content-contract.ts';
import type { LessonPiece, Working } from '#domain/mentor/contract.ts';
import type { ReplyKind } from '#domain/mentor/choose-reply.ts';
import type { AnsweredIntent, LinkedPlace, Mentor } from '../../adapters/mentor/open-mentor.ts';
import type { KnownPassage } from './quotable-passages.ts';

/** An answer before the lessons it links are known. */
export type Draft = {
  /**
   * What answers: the id of an intent or a topic, `passage`, `locked`, `hint`, `advice`, `clarify` or `default`; of a follow-up
   * `intent/why`, of a sum `calculator/name`, and `calculator/name/asks` where it asks for numbers.
   */
  readonly answeredBy: string;
  /** Paragraphs before the links. */
  readonly before: readonly string[];
  readonly places: readonly LinkedPlace[];
  /** Paragraphs after the links. */
  readonly after: readonly string[];
  /** The sum that it works out, or asks for. */
  readonly working?: Working;
  /** What of a lesson it shows: that stands beside what it says. */
  readonly piece?: LessonPiece | undefined;
};

/** What was found for a question. */
export type Findings = {
  readonly topic: MentorTopic | undefined;
  readonly intent: AnsweredIntent | undefined;
  readonly passage: KnownPassage | undefined;
  /** All passages with words of what is asked, the best first. */
  readonly passages: readonly KnownPassage[];
};

/** Writes the answer that was decided on. */
export function draftAnswer(
  { replies, placesOf }: Mentor,
  kind: ReplyKind,
  { topic, intent, passage, passages }: Findings,
  language: Language,
): Draft {
  if (kind === 'intent' && intent) {
    const { id, answer, places, terms } = intent;
    const words = terms.map(({ term, definition }) => `- ${term}: ${definition}`);
    const heading = `${inLanguage(replies.labels.terms, language)}:`;
    return {
      answeredBy: id,
      before: [answer],
      places,
      after: words.length > 0 ? [[heading, ...words].join('\n')] : [],
      piece: pieceOf(passages, places),
    };
  }
  if (kind === 'passage' && passage) {
    const { place, text, mayQuote } = passage;
    const before = mayQuote
      ? [`${inLanguage(replies.passage, language)}:`, `> ${text}`]
      : [`${inLanguage(replies.locked, language)}.`];
    const piece = mayQuote ? passage.piece : undefined;
    return { answeredBy: mayQuote ? 'passage' : 'locked', before, places: [place], after: [], piece };
  }
  if (kind === 'topic' && topic !== undefined) {
    const { reply, lessons } = replies.topics[topic];
    return { answeredBy: topic, before: [inLanguage(reply, language)], places: placesOf(lessons), after: [] };
  }
  if (kind === 'advice') {
    const { reply, lessons } = replies.advice;
    return { answeredBy: kind, before: [inLanguage(reply, language)], places: placesOf(lessons), after: [] };
  }
  return { answeredBy: 'default', before: [inLanguage(replies.default, language)], places: [], after: [] };
}

/** What stands beside the passage that says best what is asked, among the places that a written answer leads to. */
function pieceOf(passages: readonly KnownPassage[], places: readonly LinkedPlace[]): LessonPiece | undefined {
  const fitting = passages.filter(
    ({ mayQuote, place }) => mayQuote && places.some((led) => holds(led, place)),
  );
  return fitting.find(({ piece }) => piece !== undefined)?.piece;
}

function holds(led: LinkedPlace, { moduleId, lessonId }: LinkedPlace): boolean {
  return led.lessonId === null ? led.moduleId === moduleId : led.lessonId === lessonId;
}
