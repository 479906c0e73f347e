import * as v from 'valibot';
import { lessonFacts } from './contract.ts';
import { anyNumber, fields, identifier, list, text, wholeNumber } from './field-schemas.ts';

const choice = fields({
  text,
  correct: v.optional(v.literal(true, 'can only be `true`. Leave the line out for a wrong choice.')),
  misconception: v.optional(identifier),
  explanation: text,
});

/** What every item has, whatever its kind. */
const itemFacts = { id: identifier, skill: identifier, difficulty: wholeNumber(1, 3), prompt: text };

const singleItem = fields({ kind: v.literal('single'), ...itemFacts, choices: list(choice, 2) });

const multipleItem = fields({ kind: v.literal('multiple'), ...itemFacts, choices: list(choice, 2) });

const numericItem = fields({
  kind: v.literal('numeric'),
  ...itemFacts,
  answer: anyNumber,
  tolerance: v.pipe(anyNumber, v.minValue(0, 'must not be below 0.')),
  unit: v.optional(text),
  decimals: v.optional(wholeNumber(0, 8)),
  calculation: v.union([text, anyNumber], 'must be a calculation like `0.05 * 400`.'),
  explanation: text,
  mistakes: v.optional(list(fields({ value: anyNumber, misconception: identifier, explanation: text })), []),
});

/** MM-<lesson>.quiz.yaml */
export const quizSchema = fields({
  ...lessonFacts,
  items: list(
    v.variant('kind', [singleItem, multipleItem, numericItem], 'must be one of: single, multiple, numeric.'),
    1,
  ),
});

export type QuizFile = v.InferOutput<typeof quizSchema>;
export type QuizItem = QuizFile['items'][number];
export type ChoiceItem = Extract<QuizItem, { readonly choices: unknown }>;
export type NumericItem = Extract<QuizItem, { readonly kind: 'numeric' }>;
