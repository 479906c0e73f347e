import * as v from 'valibot';
import { practicalFileSchema } from '#domain/exams/practical/practical-file.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const measure = v.pipe(v.number(), v.finite());
const measures = v.pipe(v.array(measure), v.maxLength(1_000_000), v.readonly());
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** Somebody's place in a season as they can take it along, and as `npm run recompute` reads it. */
export const seasonFileSchema = v.strictObject({
  format: v.literal('ledgerline-season-1'),
  /** The title of its course in English, and its number. */
  course: v.string(),
  season: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The first sitting of the exam. */
  exam: v.strictObject({ right: count, items: count }),
  /** What was asked again after weeks. */
  reviews: v.strictObject({ right: count, asked: count }),
  /** The session; its certificate is the award, null where there is none. */
  practical: practicalFileSchema,
  /** Ticks of the session's clock up to which it was judged. */
  until: count,
  snapshot: v.strictObject({
    examAbility: measures,
    delayedRetention: measures,
    process: measures,
    scores: measures,
  }),
  place: v.strictObject({
    rank: v.pipe(v.number(), v.integer(), v.minValue(1)),
    score: percent,
    percentiles: v.strictObject({ examAbility: percent, delayedRetention: percent, process: percent }),
    is_in_top_tenth: v.boolean(),
  }),
});

export type SeasonFile = v.InferOutput<typeof seasonFileSchema>;
