import * as v from 'valibot';
import { fields, identifier, list, text, wholeNumber } from '../../content/field-schemas.ts';

const line = (most: number) =>
  v.pipe(
    text,
    v.maxLength(most, `must have at most ${most} characters.`),
    v.check((value) => !value.includes('\n'), 'must be one line.'),
  );

/** Points of a whole report at most: a certificate has a sign for each. */
export const MOST_POINTS = 100;

/**
 * The practical part of an exam that is a report: what it has to hold, and how many points each part can bring. A person marks it.
 */
export const reportSchema = fields({
  /** Raised whenever anything below changes: certificates say by which rubric they were earned. */
  version: wholeNumber(1, 10_000),
  /** What is written, in a sentence or two. */
  task: line(1000),
  pass_percent: wholeNumber(1, 100),
  /** A part of the report under its heading, and what brings its points. */
  lines: v.pipe(
    list(fields({ id: identifier, heading: line(80), asks: line(400), points: wholeNumber(1, 20) }), 1),
    v.maxLength(12, 'must have at most 12 entries.'),
  ),
});

/** The rubric of a report, as its authors have published it. */
export type Rubric = v.InferOutput<typeof reportSchema>;
