import * as v from 'valibot';
import { calculationName } from '../../catalogue/drawing/control-contract.ts';
import {
  anyNumber,
  fields,
  identifier,
  list,
  oneOf,
  text,
  wholeNumber,
} from '../../content/field-schemas.ts';

/** More rows than these nobody looks through, and each of them is sent to every browser. */
export const MOST_ROWS = 500;

const calculation = v.union([text, anyNumber], 'must be a number or a calculation like `open - close`.');

/** A column by the name that calculations use. Without `is` its cells come from the file or from `rows`. */
const column = v.pipe(
  fields({
    label: text,
    kind: v.optional(oneOf(['number', 'text', 'date']), 'number'),
    unit: v.optional(text),
    decimals: v.optional(wholeNumber(0, 8), 2),
    is: v.optional(calculation),
    /** A text for each whole number from 1 that `is` comes to. */
    words: v.optional(list(text, 2)),
    hidden: v.optional(v.literal(true, 'can only be `true`. Leave the line out for a column that is shown.')),
  }),
  v.check(
    ({ is, words, kind }) => (is === undefined ? words === undefined : (kind === 'text') === Boolean(words)),
    'must be `kind: text` with `words` and `is`, the place among them, or a number with `is` alone.',
  ),
);

const SOURCES = ['file', 'rows', 'count', 'market', 'model'] as const;

const dataSet = v.pipe(
  fields({
    /** What the table is called above it. */
    title: text,
    file: v.optional(
      v.pipe(
        text,
        v.regex(/^[a-z0-9]+(-[a-z0-9]+)*\.csv$/, 'must be a file beside the lesson, like `my-trades.csv`.'),
      ),
    ),
    rows: v.optional(list(list(v.union([anyNumber, text], 'must be a number or a text.'), 1), 2)),
    count: v.optional(wholeNumber(2, MOST_ROWS)),
    market: v.optional(identifier),
    model: v.optional(identifier),
    parameters: v.optional(v.record(calculationName, v.union([anyNumber, text, list(anyNumber)])), {}),
    /** A row for each run of the model; without it one for each place of its series. */
    runs: v.optional(wholeNumber(2, MOST_ROWS)),
    seed: v.optional(wholeNumber(0, 4_294_967_295)),
    columns: v.pipe(
      v.record(calculationName, column, 'must be a block of columns, each with a name of small letters.'),
      v.check((columns) => Object.keys(columns).length > 0, 'must have at least one column.'),
    ),
  }),
  v.check(
    (set) => SOURCES.filter((source) => set[source] !== undefined).length === 1,
    `must have exactly one of: ${SOURCES.join(', ')}.`,
  ),
  v.check(
    ({ model, seed }) => model === undefined || seed !== undefined,
    'has a `model`, so it needs a `seed` too.',
  ),
);

/** `data:` of a lesson: tables to work with, by names of their own; several tasks can share one. */
export const dataSetsSchema = v.optional(
  v.record(
    identifier,
    dataSet,
    'must be a block of tables, each with a short name: `trades:` and its keys below.',
  ),
  {},
);

export type DataSet = v.InferOutput<typeof dataSet>;
export type DataColumn = DataSet['columns'][string];
