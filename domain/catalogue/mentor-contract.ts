import * as v from 'valibot';
import { fields, identifier, list, localizedText, text } from './field-schemas.ts';

const PLACE_MESSAGE =
  'must name a module or a lesson by folder and file: `crypto-fundamentals/bid-ask-spread` or `…/bid-ask-spread/two-prices`.';

/** A module, `course/module`, or a lesson, `course/module/lesson`, by their slugs. */
const place = v.pipe(v.string(PLACE_MESSAGE), v.regex(/^[a-z0-9-]+(\/[a-z0-9-]+){1,2}$/, PLACE_MESSAGE));

const topic = fields({
  /** A question with one of these in it, whatever the case, is about the topic; of all languages. */
  words: list(text, 1),
  question: localizedText,
  reply: localizedText,
  lessons: list(place),
});

/** mentor/replies.yaml: what the mentor says when no intent answers. */
export const mentorRepliesSchema = fields({
  topics: fields({ crypto: topic, forex: topic, risk: topic, start: topic }),
  default: localizedText,
  advice: fields({ reply: localizedText, lessons: list(place) }),
  /** Before a passage of a lesson, and before the name of one that is closed; a colon or full stop is added. */
  passage: localizedText,
  locked: localizedText,
  labels: fields({
    lessons: localizedText,
    terms: localizedText,
    closed: localizedText,
    in_writing: localizedText,
  }),
});

/** mentor/intents/*.yaml: questions that learners ask, each with a written answer. */
export const mentorIntentsSchema = fields({
  intents: list(
    fields({
      id: identifier,
      /** The question as the mentor suggests it. */
      question: text,
      /** Other ways to ask it. */
      examples: list(text, 3),
      /** Other names of the thing, as people type them. */
      words: list(text, 1),
      answer: v.pipe(
        text,
        v.maxLength(1200, 'must not be longer than 1200 characters. Say less, and link a lesson.'),
      ),
      lessons: v.optional(list(place), []),
      terms: v.optional(list(identifier), []),
    }),
    1,
  ),
});

export type MentorReplies = v.InferOutput<typeof mentorRepliesSchema>;
export type MentorTopic = keyof MentorReplies['topics'];
export type MentorIntentsFile = v.InferOutput<typeof mentorIntentsSchema>;
export type MentorIntent = MentorIntentsFile['intents'][number];
