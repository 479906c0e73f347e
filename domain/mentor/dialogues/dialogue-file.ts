import * as v from 'valibot';
import { fields, identifier, list, text } from '../../content/field-schemas.ts';

const HINTS_MESSAGE = 'must be three texts, from a nudge to nearly the answer.';

/**
 * mentor/dialogues/stop-guarantees-price.yaml and its like: a short dialogue about one misconception. It asks what shows the
 * belief, answers each choice, leads there in three hints, and ends in an item.
 */
export const dialogueSchema = fields({
  /** The id of the misconception, which the file is named after. */
  misconception: identifier,
  /** The intent whose lessons say more. */
  intent: identifier,
  ask: text,
  choices: list(fields({ text, right: v.optional(v.literal(true)), reply: text }), 2),
  hints: v.pipe(list(text, 1), v.length(3, HINTS_MESSAGE)),
  /** What is right, and why; said at the end of every branch. */
  explain: text,
  item: fields({
    prompt: text,
    choices: list(fields({ text, correct: v.optional(v.literal(true)), explanation: text }), 2),
  }),
});

export type Dialogue = v.InferOutput<typeof dialogueSchema>;
