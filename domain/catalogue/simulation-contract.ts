import * as v from 'valibot';
import { anyNumber, fields, identifier, list, text, wholeNumber } from '../content/field-schemas.ts';
import { calculationName } from './drawing/control-contract.ts';

const quantileMessage = 'must be a share between 0 and 1, such as 0.05.';

const simulation = v.pipe(
  fields({
    /** The result as the lesson prints it. */
    says: text,
    model: identifier,
    parameters: v.optional(v.record(calculationName, v.union([anyNumber, text, list(anyNumber)])), {}),
    seed: wholeNumber(0, 4_294_967_295),
    runs: wholeNumber(100, 20_000),
    /** A number of the model: its mean over all runs, or the value that a share of the runs stays below. */
    number: v.optional(calculationName),
    quantile: v.optional(
      v.pipe(v.number(quantileMessage), v.gtValue(0, quantileMessage), v.ltValue(1, quantileMessage)),
    ),
    /** A condition on the numbers of the model: the share of the runs for which it holds, in percent or `of` so many. */
    share: v.optional(text),
    of: v.optional(wholeNumber(2, 1_000_000)),
  }),
  v.check(
    ({ number, share }) => (number === undefined) !== (share === undefined),
    'must have either `number`, a number of the model, or `share`, a condition like `deepest_fall >= 30`.',
  ),
  v.check(
    ({ number, quantile }) => quantile === undefined || number !== undefined,
    'has a `quantile`, but no `number`.',
  ),
  v.check(({ share, of }) => of === undefined || share !== undefined, 'has `of`, but no `share`.'),
);

/** `simulations:` of a lesson: each printed result of a model. The linter runs the model again. */
export const simulationsSchema = v.optional(list(simulation), []);

export type Simulation = v.InferOutput<typeof simulation>;
