import * as v from 'valibot';
import { anyNumber, day, fields, identifier, list, text, wholeNumber } from './field-schemas.ts';

/** What every lesson says about itself, whatever its kind. */
export const lessonFacts = {
  title: text,
  description: text,
  minutes: wholeNumber(1, 60),
  author: text,
  reviewed: day,
  skills: list(identifier, 1),
  sources: v.optional(list(identifier), []),
};

/** Each number of the lesson that can be worked out again; figures can use those that have a name. */
export const calculations = v.optional(
  list(
    fields({
      name: v.optional(
        v.pipe(text, v.regex(/^[a-z][a-z0-9_]*$/, 'must be a name of small letters, like `ruin_chance`.')),
      ),
      says: text,
      is: v.union([text, anyNumber], 'must be a calculation like `0.05 * 400`.'),
    }),
  ),
  [],
);
