import * as v from 'valibot';
import { anyNumber, fields, list, text, wholeNumber } from '../../content/field-schemas.ts';

/** From where to where a learner may state a line. */
const bounds = fields({ from: anyNumber, to: anyNumber });

/**
 * The practical part of an exam: so many trades in one session of the simulator, under a policy that is stated before it. Scored by
 * what was done and never by what it brought.
 */
export const practicalSchema = fields({
  /** Raised whenever anything below changes: certificates say by which rules they were earned. */
  version: wholeNumber(1, 10_000),
  /** Of the simulator, as in `SIMULATOR_MARKETS`. */
  market: text,
  /** Whole dollars, as in `SIMULATOR_DEPOSITS`. */
  deposit: wholeNumber(1, 1_000_000),
  /** How many trades are judged: the first ones of the session. */
  trades: wholeNumber(1, 100),
  needed: wholeNumber(1, 100),
  /** The planned loss of a trade, in percent of what the policy's line for one trade allows. */
  size: fields({ least: wholeNumber(0, 100), most: wholeNumber(100, 200) }),
  /** The lines that are asked for. That of one trade always is. */
  policy: fields({
    risk: bounds,
    heat: v.optional(bounds),
    day: v.optional(bounds),
    week: v.optional(bounds),
    month: v.optional(bounds),
    floor: v.optional(bounds),
  }),
  /** The possible years in which the policy has to hold: runs of the model `r-trades`. */
  years: v.optional(
    fields({
      of: wholeNumber(100, 5000),
      seed: wholeNumber(0, 4_294_967_295),
      parameters: v.record(text, anyNumber, 'must be a block of `name: number` lines.'),
      /** Fewer than so many may fall by the policy's floor, or by so many percent, with such a share of wins. */
      marks: list(
        fields({
          win_chance: anyNumber,
          fall: v.optional(anyNumber),
          fewer_than: wholeNumber(1, 5000),
        }),
        1,
      ),
    }),
  ),
});

/** The practical part of an exam, as its authors have published it. */
export type Practical = v.InferOutput<typeof practicalSchema>;
