import * as v from 'valibot';
import { lineSchema } from './line-schema.ts';

const line = v.pipe(lineSchema, v.maxLength(300));
const paragraph = v.pipe(lineSchema, v.maxLength(4000));
const urn = v.pipe(v.string(), v.regex(/^urn:uuid:[\da-f-]{36}(#[a-z-]+)?$/));
const number = v.pipe(v.string(), v.regex(/^\d{1,4}$/));

const resultDescriptionSchema = v.strictObject({
  id: urn,
  type: v.strictTuple([v.literal('ResultDescription')]),
  name: line,
  resultType: line,
  requiredValue: v.optional(number),
  valueMax: v.optional(number),
});

/** What was achieved: the same for everybody who holds this version of it, and never changed again. */
export const achievementSchema = v.strictObject({
  id: urn,
  type: v.strictTuple([v.literal('Achievement')]),
  achievementType: v.picklist(['Certificate', 'Award']),
  name: line,
  description: paragraph,
  criteria: v.strictObject({ narrative: paragraph }),
  inLanguage: v.literal('en'),
  version: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
  resultDescription: v.pipe(v.array(resultDescriptionSchema), v.minLength(6), v.maxLength(9)),
});

export type Achievement = v.InferOutput<typeof achievementSchema>;
