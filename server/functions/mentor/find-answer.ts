import type { UserId } from '#domain/kernel/ids.ts';
import { inLanguage, type Language } from '#domain/kernel/languages.ts';
import { asksForAdvice } from '#domain/mentor/asks-for-advice.ts';
import { sumAsked } from '#domain/mentor/calculators/sum-asked.ts';
import {
  type Candidate,
  chooseReply,
  coverage,
  INTENT_COVERAGE,
  isPassageFor,
  PASSAGE_COVERAGE,
} from '#domain/mentor/choose-reply.ts';
import { chooseTopic } from '#domain/mentor/choose-topic.ts';
import type { AskedAbout, LessonPiece, Working } from '#domain/mentor/contract.ts';
import { distressOf } from '#domain/mentor/distress-of.ts';
import { aspectMarked, aspectOf } from '#domain/mentor/follow-ups/aspect-of.ts';
import type { Recalled } from '#domain/mentor/follow-ups/recall.ts';
import { intentAsked } from '#domain/mentor/intent-asked.ts';
import { asksAboutItem, hasNumbersOf } from '#domain/mentor/open-items/asks-about-item.ts';
import { tellsItem } from '#domain/mentor/open-items/tells-item.ts';
import { stemOf, subjectOf, wordsOf } from '#domain/mentor/question-words.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';
import type { Query } from '../../adapters/sql.ts';
import { comfort } from './comfort.ts';
import { draftAbout } from './draft-about.ts';
import { draftAnswer, type Draft } from './draft-answer.ts';
import { draftCalculation } from './draft-calculation.ts';
import { draftFollowUp } from './draft-follow-up.ts';
import { type FittingIntent, fittingIntents, goesOnFrom, isForeign, languageOf } from './fitting-intents.ts';
import { loadLinkedLessons, wordLessons } from './linked-lessons.ts';
import { draftFill } from './trading/draft-fill.ts';
import { draftHint } from './open-items/draft-hint.ts';
import type { PlacedItem } from './open-items/load-open-items.ts';
import { checkPassages, type KnownPassage } from './quotable-passages.ts';

export type Answer = {
  /** See `Draft`. */
  readonly answeredBy: string;
  /** As `MentorReply` describes it. */
  readonly content: string;
  readonly working: Working | null;
  readonly piece: LessonPiece | null;
  /** Questions like this one that have a written answer. */
  readonly related: readonly string[] | null;
  /** What the answer was put together from; undefined where it is not to be said in other words. */
  readonly parts?: AnswerParts;
};

/** The paragraphs of an answer: what it says, what to read on, and the words it explains. */
export type AnswerParts = {
  readonly before: readonly string[];
  readonly lessons: readonly string[];
  readonly after: readonly string[];
};

export type Asked = {
  readonly userId: UserId;
  readonly question: string;
  readonly language: Language;
  /** What the conversation is about. */
  readonly recalled: Recalled;
  /** Whether they are in a placement, an exam or a test. */
  readonly isExamined: boolean;
  /** What the question points at. */
  readonly about: AskedAbout | undefined;
  /** The questions that they have open: nothing may tell an answer to one. */
  readonly openItems: readonly PlacedItem[];
};

const PASSAGES_LOOKED_AT = 8;
const RELATED = 2;

/** Finds the answer to a question and words it with what to read on. */
export async function findAnswer(mentor: Mentor, query: Query, asked: Asked): Promise<Answer> {
  const { question, language, openItems } = asked;
  const distress = distressOf(question);
  if (distress) {
    const content = comfort(mentor, distress, language);
    return { answeredBy: 'distress', content, working: null, piece: null, related: null };
  }
  const silence = mentor.calculators?.words.examined;
  if (asked.isExamined && silence) {
    const content = inLanguage(silence, language);
    return { answeredBy: 'examined', content, working: null, piece: null, related: null };
  }
  const isAdvice = asksForAdvice(question);
  let fitting: Promise<FittingIntent[]> | undefined;
  const intents = () => (fitting ??= fittingIntents(mentor, question, language));
  const meant = isAdvice ? undefined : openItems.find((item) => isMeant(item, asked));
  const wanted =
    (meant &&
      (await draftHint(mentor, query, { userId: asked.userId, language, item: meant, isMeant: true }))) ??
    (asked.about && !isAdvice ? await draftPointedAt(mentor, query, asked, asked.about) : undefined) ??
    draftSum(mentor, asked, isAdvice) ??
    (isAdvice ? undefined : await draftAspect(mentor, query, asked)) ??
    (await draftFound(mentor, query, asked, { isAdvice, intents: await intents() }));
  const told = openItems.find((item) => isToldBy(item, wanted));
  const draft = told
    ? await draftHint(mentor, query, { userId: asked.userId, language, item: told, isMeant: false })
    : wanted;
  const { answeredBy, before, after } = draft;
  const linked = await loadLinkedLessons(query, asked.userId, draft.places, language);
  const lessons = wordLessons(linked, mentor.replies.labels, language);
  return {
    answeredBy,
    content: [...before, ...lessons, ...after].join('\n\n'),
    working: draft.working ?? null,
    piece: draft.piece ?? null,
    related:
      answeredBy === 'advice' || answeredBy === 'hint'
        ? []
        : relatedTo(mentor, asked, await intents(), answeredBy),
    ...(!isAdvice && isSaidOtherwise(answeredBy) && { parts: { before, lessons, after } }),
  };
}

/** What a fill in the simulator is made of, or what the words say that the question points at. */
async function draftPointedAt(
  mentor: Mentor,
  query: Query,
  { userId, language }: Asked,
  about: AskedAbout,
): Promise<Draft> {
  const fill = about.fill && (await draftFill(mentor, query, userId, about.fill, language));
  if (fill) return fill;
  const draft = await draftAbout(mentor, query, about, language);
  // Lessons are in English; words of the interface, such as those of a puzzle, are in the learner's language.
  const own =
    draft.answeredBy === 'default' &&
    intentInOwnLanguage(mentor, about.words, language, await fittingIntents(mentor, about.words, language));
  if (own) return sayingEnglish(mentor, draftAnswer(mentor, 'intent', found(own), language), language);
  return draft.answeredBy === 'default' ? draft : sayingEnglish(mentor, draft, language);
}

/** Whether a question, or what it points at, is about an open item. */
function isMeant(item: PlacedItem, { question, about }: Asked): boolean {
  return asksAboutItem(question, item) || (about !== undefined && asksAboutItem(about.words, item));
}

/** Whether an answer would tell that of an open item which the learner is at: by its words, or as a sum with its numbers. */
function isToldBy(item: PlacedItem, { before, after, working }: Draft): boolean {
  const values = Object.values(working?.values ?? {}).filter((value) => typeof value === 'number');
  if (hasNumbersOf(values, item.prompt)) return true;
  return item.isRecent && tellsItem([...before, ...after].join('\n'), item);
}

/** Whether there is an answer that could be said in other words: it says something, and asks for nothing. */
function isSaidOtherwise(answeredBy: string): boolean {
  return (
    !['advice', 'clarify', 'default', 'hint', 'locked'].includes(answeredBy) && !answeredBy.endsWith('/asks')
  );
}

/** A sum with its numbers, or what is still needed for it. A question that also asks for advice gets a whole sum or none. */
function draftSum(mentor: Mentor, asked: Asked, isAdvice: boolean): Draft | undefined {
  const sum = sumAsked(asked.question, asked.recalled);
  if (!sum || (isAdvice && !sum.isWhole)) return undefined;
  return draftCalculation(mentor, sum.name, sum.values, asked.language);
}

/** What a follow-up asks of the answer before it; asks back where nothing was said before. */
async function draftAspect(mentor: Mentor, query: Query, asked: Asked): Promise<Draft | undefined> {
  const { question, language, userId, recalled } = asked;
  const isOfSum = recalled.calculator !== undefined && /^\W*(but |so )?why\b/i.test(question);
  const goesOn = recalled.intent !== undefined && goesOnFrom(mentor, question, language);
  const aspect =
    aspectOf(question) ?? (isOfSum ? 'why' : undefined) ?? (goesOn ? aspectMarked(question) : undefined);
  if (aspect === undefined) return undefined;
  const draft = await draftFollowUp(mentor, query, { userId, language, aspect, recalled });
  if (draft) return sayingEnglish(mentor, draft, language);
  const words = mentor.calculators?.words.clarify;
  if (!words || recalled.intent !== undefined) return undefined;
  return { answeredBy: 'clarify', before: [inLanguage(words, language)], places: [], after: [] };
}

/** What is found by the words of the question: in its own language first, else by the search. */
async function draftFound(
  mentor: Mentor,
  query: Query,
  asked: Asked,
  { isAdvice, intents }: { readonly isAdvice: boolean; readonly intents: readonly FittingIntent[] },
): Promise<Draft> {
  const { question, language } = asked;
  const own = isAdvice ? undefined : intentInOwnLanguage(mentor, question, language, intents);
  if (own) {
    // What is asked stands in the lessons in English words only.
    const passages =
      own.places.length > 0 ? await findPassages(mentor, query, asked, subjectOf(own.question)) : [];
    const findings = { ...found(own), passages };
    return sayingEnglish(mentor, draftAnswer(mentor, 'intent', findings, language), language);
  }
  const subject = subjectOf(question);
  const topic = chooseTopic(question, mentor.replies.topics);
  const topicWords =
    topic === undefined ? [] : mentor.replies.topics[topic].words.flatMap(wordsOf).map(stemOf);
  const best = bestOf(intents, subject);
  const passages = await findPassages(mentor, query, asked, subject);
  const fitting = passages.filter((one) => isPassageFor(subject, one));
  // Of a lesson open to the learner, if there is one.
  const passage = fitting.find(({ mayQuote }) => mayQuote) ?? fitting[0];
  const kind = chooseReply({
    isAdvice,
    subject,
    hasTopic: topic !== undefined,
    topicWords: new Set(topicWords),
    intent: best,
    passage,
    mayQuote: passage?.mayQuote ?? false,
    isForeign: await hasForeignWord(mentor, subject, best),
    isMeant: best?.isWhole ?? false,
  });
  const intent = best && mentor.intents.get(best.id);
  const draft = draftAnswer(mentor, kind, { topic, intent, passage, passages }, language);
  return kind === 'intent' ? sayingEnglish(mentor, draft, language) : draft;
}

const found = (intent: ReturnType<Mentor['intents']['get']>) => ({
  topic: undefined,
  intent,
  passage: undefined,
  passages: [],
});

/** The intent of a question that is not in English: by the ways of its language, and by the concepts that it names. */
function intentInOwnLanguage(
  mentor: Mentor,
  question: string,
  language: Language,
  fitting: readonly FittingIntent[],
) {
  const own = languageOf(question, language);
  if (own === 'en') return undefined;
  const ways = mentor.asked.get(own);
  const written = ways && intentAsked(question, own, ways);
  const meant = fitting.find(({ isWhole }) => isWhole);
  const id = meant?.id ?? written;
  return id === undefined ? undefined : mentor.intents.get(id);
}

/** Says that an answer is in English, to those who read another language. */
function sayingEnglish(mentor: Mentor, draft: Draft, language: Language): Draft {
  const words = mentor.calculators?.words.in_english;
  if (language === 'en' || !words || draft.working) return draft;
  return { ...draft, before: [`${inLanguage(words, language)}:`, ...draft.before] };
}

/** The intent that fits best. One that has few of the words gives way to the first that is asked for by all concepts of a way. */
function bestOf(intents: readonly FittingIntent[], subject: readonly string[]): FittingIntent | undefined {
  const [first] = intents;
  if (!first || first.isWhole || coverage(subject, first) >= PASSAGE_COVERAGE) return first;
  return intents.find(({ isWhole }) => isWhole) ?? first;
}

/** Whether a word that the intent does not hold stands in no lesson and no other intent either. */
async function hasForeignWord(
  mentor: Mentor,
  subject: readonly string[],
  intent: Candidate | undefined,
): Promise<boolean> {
  // It decides only where half of the subject was found.
  if (coverage(subject, intent) !== INTENT_COVERAGE) return false;
  return isForeign(
    mentor,
    subject.filter((word) => !intent?.exact.has(word) && !intent?.similar.has(word)),
  );
}

/** Questions like the one asked. A word in common, at least; else they would be questions about something else. */
function relatedTo(
  mentor: Mentor,
  { question }: Asked,
  fitting: readonly FittingIntent[],
  answeredBy: string,
): string[] {
  const subject = subjectOf(question);
  return fitting
    .filter((one) => one.id !== answeredBy && (one.isMeant || coverage(subject, one) > 0))
    .flatMap(({ id }) => mentor.intents.get(id) ?? [])
    .slice(0, answeredBy === 'default' ? 1 + RELATED : RELATED)
    .map(({ question: asks }) => asks);
}

/** Passages with words of what is asked, the best first. */
async function findPassages(
  mentor: Mentor,
  query: Query,
  { userId }: Asked,
  subject: readonly string[],
): Promise<KnownPassage[]> {
  const passages = await mentor.findPassages(subject.join(' '), PASSAGES_LOOKED_AT);
  return checkPassages(
    query,
    userId,
    passages.filter((passage) => coverage(subject, passage) >= INTENT_COVERAGE),
  );
}
