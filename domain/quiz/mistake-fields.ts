import * as v from 'valibot';
import { identifier, oneOf } from '../content/field-schemas.ts';

/** How an author types a wrong answer: by the misconception that leads to exactly it, or by what else went wrong. */
export const mistakeFields = {
  mistake: v.optional(oneOf(['slip', 'misread', 'formula'])),
  misconception: v.optional(identifier),
};
