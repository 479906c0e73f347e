import * as v from 'valibot';
import { fields, list, text, wholeNumber } from '../content/field-schemas.ts';

const share = v.pipe(
  v.number('must be a number from 0 to 1.'),
  v.minValue(0, 'must be a number from 0 to 1.'),
  v.maxValue(1, 'must be a number from 0 to 1.'),
);

/** editorial.yaml: what the lessons of an installation are held to. Without the file nothing of it is asked for. */
export const editorialSchema = fields({
  /** The highest reading age of a text, in years. */
  reading_age: wholeNumber(1, 25),
  /** How many words a text has at least and at most, tables and formulas not counted. */
  words: fields({ from: wholeNumber(1, 5000), to: wholeNumber(1, 5000) }),
  /** How many figures, checked numbers and `:::reveal` every text has at least. */
  least: fields({ figures: wholeNumber(0, 9), calculations: wholeNumber(0, 99), reveals: wholeNumber(0, 9) }),
  /** Headings that every text has; below the last of them stands a list of `summary_lines` lines. */
  sections: list(text),
  summary_lines: wholeNumber(1, 10),
  /** How much there is at least to do in a text and in a lecture of a module with `standard: interactive`. */
  interactive: fields({
    things: wholeNumber(0, 20),
    words_between: wholeNumber(10, 5000),
    stops: wholeNumber(0, 20),
    /** In which share of its seconds a lecture draws at least. */
    drawn: share,
    /** How many items its home has at least of a skill, and how many of them are generated. */
    skill_items: wholeNumber(0, 20),
    generated_items: wholeNumber(0, 20),
    /** Modules that teach one of these skills have so many transcripts with an assistant at least. */
    transcripts: v.optional(fields({ least: wholeNumber(0, 20), skills: list(text) })),
  }),
  /** At most this share of a lesson's sequences of `sequence` words may stand in another lesson too. */
  shared_words: fields({ sequence: wholeNumber(4, 20), share }),
});

export type EditorialFile = v.InferOutput<typeof editorialSchema>;
