import * as v from 'valibot';

/** How long a passage that is noted on may be, and what stands before and after it. */
export const PASSAGE_LENGTH = 1000;
export const CONTEXT_LENGTH = 256;

const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(86_400));

const passage = v.strictObject({
  kind: v.literal('passage'),
  exact: v.pipe(v.string(), v.minLength(1), v.maxLength(PASSAGE_LENGTH)),
  prefix: v.pipe(v.string(), v.maxLength(CONTEXT_LENGTH)),
  suffix: v.pipe(v.string(), v.maxLength(CONTEXT_LENGTH)),
});

const figure = v.strictObject({
  kind: v.literal('figure'),
  /** Its name in the lesson. */
  figure: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** What it said in this state. */
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  values: v.pipe(
    v.unknown(),
    // A list is a record to the schema library.
    v.check((values) => !Array.isArray(values)),
    v.record(v.string(), v.number()),
    v.check((values) => Object.keys(values).length <= 20),
  ),
});

/** What a note is about. A rule of the table `notes` too; tests/cases/note-anchor.json holds what is one. */
export const noteAnchorSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('lesson') }),
  passage,
  figure,
  v.strictObject({ kind: v.literal('moment'), second: seconds }),
]);

/** What a note is about: the lesson, a passage of its text, a figure in a state, a second of what is played. */
export type NoteAnchor = v.InferOutput<typeof noteAnchorSchema>;

/** Words of a text as the W3C's Web Annotation model selects them (TextQuoteSelector): with what stands around them. */
export type PassageAnchor = v.InferOutput<typeof passage>;
