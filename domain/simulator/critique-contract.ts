import * as v from 'valibot';
import type { BrokenRule, FoundPattern } from './critique/finding.ts';

const uuid = v.pipe(v.string(), v.uuid());

export const readCritiqueRequest = v.strictObject({ session_id: uuid });

/** "This was different": `finding` is the id of a broken rule or a pattern; false takes it back. */
export const disputeFindingRequest = v.strictObject({
  session_id: uuid,
  finding: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}(?::\d{1,9})?$/)),
  is_disputed: v.boolean(),
});

/** A finding as its session tells it. `skill` names what is about it, with its lesson. */
type Told<Finding> = Finding & { readonly id: string; readonly is_disputed: boolean };

/** Rules that were broken are facts, in the order of time; patterns are tests, at 20, 40 and 80 trades. */
export type ReadCritiqueResponse = {
  readonly trades: number;
  readonly rules: readonly Told<BrokenRule>[];
  readonly patterns: readonly Told<FoundPattern>[];
};
