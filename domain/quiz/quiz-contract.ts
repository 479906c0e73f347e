import * as v from 'valibot';
import { mistakeFields } from './mistake-fields.ts';
import { lessonFacts } from '../content/lesson-facts.ts';
import { practicalSchema } from './exam/practical-schema.ts';
import { reportSchema } from './exam/report-schema.ts';
import { anyNumber, fields, identifier, list, text, wholeNumber } from '../content/field-schemas.ts';

/** How many hints an item has, from a nudge to nearly the solution. */
export const HINT_COUNT = 3;

/** How many steps a solution has at most. */
const MOST_STEPS = 6;

const calculation = v.union([text, anyNumber], 'must be a number or a calculation like `0.05 * 400`.');

const wrongAnswer = { ...mistakeFields, explanation: text };

const choice = fields({
  text,
  correct: v.optional(v.literal(true, 'can only be `true`. Leave the line out for a wrong choice.')),
  ...mistakeFields,
  explanation: text,
});

/** What every item has, whatever its kind and wherever it is asked. */
const itemFacts = {
  id: identifier,
  skill: identifier,
  difficulty: wholeNumber(1, 3),
  prompt: text,
  hints: v.optional(list(text), []),
};

const singleItem = { kind: v.literal('single'), ...itemFacts, choices: list(choice, 2) };

const multipleItem = { kind: v.literal('multiple'), ...itemFacts, choices: list(choice, 2) };

/** A number that differs from attempt to attempt; `is` may use the variables above it. */
const variable = v.union(
  [
    fields({ from: anyNumber, to: anyNumber, step: anyNumber }),
    fields({ one_of: list(anyNumber, 2) }),
    fields({ is: text }),
  ],
  'must be like `{ from: 10, to: 100, step: 10 }`, `{ one_of: [40, 45, 50] }` or `{ is: price - 12 }`.',
);

const variableName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9_]*$/, 'must be a name of small letters, digits and _, like `first_price`.'),
);

/** An item with `variables` is generated: its texts and calculations use them, and every attempt has other numbers. */
const numericItem = {
  kind: v.literal('numeric'),
  ...itemFacts,
  variables: v.optional(
    v.record(variableName, variable, 'must be a block of `name: { … }` lines, one for each number.'),
  ),
  require: v.optional(list(text), []),
  answer: calculation,
  tolerance: v.pipe(anyNumber, v.minValue(0, 'must not be below 0.')),
  unit: v.optional(text),
  decimals: v.optional(wholeNumber(0, 8)),
  calculation,
  explanation: text,
  /** The way to the answer, step by step; a mistake names the step at which it left the way. */
  solution: v.optional(
    v.pipe(list(text, 2), v.maxLength(MOST_STEPS, `must have at most ${MOST_STEPS} entries.`)),
  ),
  mistakes: v.optional(
    list(fields({ value: calculation, step: v.optional(wholeNumber(1, MOST_STEPS)), ...wrongAnswer })),
    [],
  ),
};

const orderingItem = {
  kind: v.literal('ordering'),
  ...itemFacts,
  steps: v.pipe(list(text, 3), v.maxLength(7, 'must have at most 7 entries.')),
  explanation: text,
  wrong: text,
  mistakes: v.optional(list(fields({ order: list(wholeNumber(1, 7), 3), ...wrongAnswer })), []),
};

/** The keys of each kind of item, for schemas that ask for more of it than a quiz does. */
export const ITEM_ENTRIES = {
  single: singleItem,
  multiple: multipleItem,
  numeric: numericItem,
  ordering: orderingItem,
};

export const ITEM_KIND_MESSAGE = 'must be one of: single, multiple, numeric, ordering.';

/** The item whose place this one can take: an attempt asks one of them. */
const alternative = { instead_of: v.optional(identifier) };

const counts = v.record(v.string(), wholeNumber(0, 200), 'must be a block of `name: number` lines.');

/** What every attempt at an exam asks: items by the strand of their skill, by difficulty and by kind. */
const blueprint = fields({
  strands: counts,
  difficulties: counts,
  kinds: counts,
  /** Skills of which every attempt asks at least one item. */
  critical: list(identifier),
  /** How many items there are at least to draw from. */
  bank: wholeNumber(1, 1000),
  /** How long a sitting is. */
  minutes: wholeNumber(5, 300),
  /** What is done in the simulator before there is a certificate. */
  practical: v.optional(practicalSchema),
  /** What is written instead; a person marks it. */
  report: v.optional(reportSchema),
});

/** The items of a quiz, and of a check inside a lesson. */
export const quizItems = list(
  v.variant(
    'kind',
    [
      fields({ ...singleItem, ...alternative }),
      fields({ ...multipleItem, ...alternative }),
      fields({ ...numericItem, ...alternative }),
      fields({ ...orderingItem, ...alternative }),
    ],
    ITEM_KIND_MESSAGE,
  ),
  1,
);

/** MM-<lesson>.quiz.yaml */
export const quizSchema = fields({
  ...lessonFacts,
  blueprint: v.optional(blueprint),
  items: quizItems,
});

export type QuizFile = v.InferOutput<typeof quizSchema>;
export type QuizItem = QuizFile['items'][number];
export type ChoiceItem = Extract<QuizItem, { readonly choices: unknown }>;
export type NumericItem = Extract<QuizItem, { readonly kind: 'numeric' }>;
export type OrderingItem = Extract<QuizItem, { readonly kind: 'ordering' }>;
export type VariableRule = v.InferOutput<typeof variable>;
