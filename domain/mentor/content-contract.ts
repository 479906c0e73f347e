import * as v from 'valibot';
import {
  day,
  fields,
  identifier,
  list,
  localizedText,
  oneOf,
  text,
  webAddress,
} from '../content/field-schemas.ts';
import { LANGUAGES } from '../kernel/languages.ts';
import { SITE_FEATURES, type SiteFeature } from '../content/site-features.ts';

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
  /** What somebody in distress is told before the helplines, by what they say, and after them. */
  distress: fields({ crisis: localizedText, harm: localizedText, closing: localizedText }),
  /** About a question that is open: that only hints are given, the label of one ({step}, {count}), and where there is none. */
  open_item: fields({ reply: localizedText, hint: localizedText, no_hint: localizedText }),
  /** What a fill cost against one without friction, {costs}, or by how much it was better; then each part with its name. */
  fill: fields({
    costs: localizedText,
    better: localizedText,
    gap: localizedText,
    half_spread: localizedText,
    slippage: localizedText,
    fee: localizedText,
  }),
  /** The working of a position size; {percent}, {account}, {risk}, {distance} and {size} stand for the numbers. */
  sizing: localizedText,
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

const answer = v.pipe(
  text,
  v.maxLength(1200, 'must not be longer than 1200 characters. Say less, and link a lesson.'),
);

const FEATURES = Object.keys(SITE_FEATURES) as SiteFeature[];

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
      answer,
      /** Answers to what is asked next: "why?", "give me an example", "simpler", "tell me more". */
      why: v.optional(answer),
      example: v.optional(answer),
      simpler: v.optional(answer),
      more: v.optional(answer),
      /** What is said instead as long as a feature of site.yaml is in preparation. */
      in_preparation: v.optional(fields({ feature: oneOf(FEATURES), answer })),
      lessons: v.optional(list(place), []),
      terms: v.optional(list(identifier), []),
    }),
    1,
  ),
});

/** What came out; the position size says it with `sizing` of replies.yaml. */
const wordedCalculator = fields({ result: v.optional(localizedText), why: localizedText });

/** mentor/calculators.yaml: the words around a sum. `result` names values and results in braces. */
export const mentorCalculatorsSchema = fields({
  calculators: v.record(identifier, wordedCalculator),
  /** What a calculator asks for, by the names of its inputs. */
  inputs: v.record(v.string(), localizedText),
  words: fields({
    asks: localizedText,
    impossible: localizedText,
    clarify: localizedText,
    in_english: localizedText,
    /** During a placement, an exam or a test. */
    examined: localizedText,
  }),
});

/** mentor/asked/es.yaml and its like: how learners ask for an intent in a language. */
export const mentorAskedSchema = fields({ asked: v.record(identifier, list(text, 1)) });

/** mentor/concepts/en.yaml and its like: what learners call the ideas that questions are made of, in a language. */
export const mentorConceptsSchema = fields({ concepts: v.record(identifier, list(text, 1)) });

/** mentor/ways.yaml: concepts, by their ids with spaces between them, that ask for an intent together. */
export const mentorWaysSchema = fields({
  ways: v.record(identifier, list(text, 1)),
  /** Concepts whose words stand in questions about anything. */
  everyday: v.optional(list(identifier), []),
});

export type MentorConceptsFile = v.InferOutput<typeof mentorConceptsSchema>;
export type MentorWaysFile = v.InferOutput<typeof mentorWaysSchema>;
export type MentorAskedFile = v.InferOutput<typeof mentorAskedSchema>;
export type MentorCalculators = v.InferOutput<typeof mentorCalculatorsSchema>;

/** What a helpline is there for: somebody who may harm themselves, or trading and gambling that do harm. */
export const HELP_WITH = ['crisis', 'harm'] as const;

const helpline = fields({
  name: text,
  for: list(oneOf(HELP_WITH), 1),
  /** Countries by their two letters; none for a service that helps everywhere. */
  countries: list(v.pipe(text, v.regex(/^[A-Z]{2}$/, 'must be the two letters of a country, such as `IN`.'))),
  /** The languages of the interface in which the mentor names it; without one it stands in the tables of lessons alone. */
  languages: list(oneOf(LANGUAGES)),
  phone: v.optional(text),
  /** Its own page, which says that this is its number. */
  source: webAddress,
  /** The day it was written down here. */
  noted: day,
  /** The day on which somebody last saw the same on its own page. */
  checked: v.optional(day),
});

/** mentor/helplines.yaml: where people in distress find somebody to talk to. */
export const helplinesSchema = fields({ helplines: list(helpline, 1) });

export type HelplinesFile = v.InferOutput<typeof helplinesSchema>;
export type Helpline = HelplinesFile['helplines'][number];
export type MentorReplies = v.InferOutput<typeof mentorRepliesSchema>;
export type MentorTopic = keyof MentorReplies['topics'];
export type MentorIntentsFile = v.InferOutput<typeof mentorIntentsSchema>;
export type MentorIntent = MentorIntentsFile['intents'][number];
