import * as v from 'valibot';
import { lineSchema } from './line-schema.ts';

const bits = v.pipe(v.string(), v.regex(/^[01]{1,200}$/));
const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

/** What an order for a certificate says of the sitting that earned it, and of what its holder agreed to. */
export const earnedFactsSchema = v.strictObject({
  examBits: bits,
  practicalBits: bits,
  marking: v.picklist(['by-rule', 'by-person']),
  recompute: v.optional(
    v.strictObject({ scenario: hash, orders: hash, engine: v.pipe(lineSchema, v.maxLength(40)) }),
  ),
  /** Only with consent. */
  name: v.optional(v.pipe(lineSchema, v.maxLength(200))),
  /** `ordered` only with consent. */
  recordOrder: v.picklist(['ordered', 'sorted']),
});

export type EarnedFacts = v.InferOutput<typeof earnedFactsSchema>;
