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
import { mistakeFields } from '../../quiz/mistake-fields.ts';
import { MOST_ROWS } from './data-set-contract.ts';

const calculation = v.union([text, anyNumber], 'must be a number or a calculation like `result_sum`.');
const condition = v.union(
  [text, list(text, 1)],
  'must be a condition like `result <= -2.5`, or a list of them.',
);

const WAYS = ['where', 'column', 'rows'] as const;

/** Some rows of a table: those for which all conditions hold, that have a text in a column, or that are named. */
const selection = v.pipe(
  fields({
    where: v.optional(condition),
    column: v.optional(calculationName),
    is: v.optional(v.union([text, list(text, 1)], 'must be a text of the column, or a list of them.')),
    rows: v.optional(list(wholeNumber(1, MOST_ROWS), 1)),
  }),
  v.check(
    (given) => WAYS.filter((way) => given[way] !== undefined).length === 1,
    `must have exactly one of: ${WAYS.join(', ')}.`,
  ),
  v.check(
    ({ column, is }) => (column === undefined) === (is === undefined),
    'needs `column` and `is` together: `{ column: verdict, is: slip }`.',
  ),
);

/** The numbers of a column, drawn beside the table in the order in which its rows stand. */
const draws = fields({ column: calculationName, as: v.optional(oneOf(['bars', 'line']), 'bars') });

/** What every task says, whatever it asks. `hint` is told after a first try that was not right. */
const taskFacts = {
  kind: v.literal('data-task'),
  title: text,
  prompt: v.optional(text),
  skill: identifier,
  hint: v.optional(text),
  reveal: text,
};

/** What a task at a table says. `because` names a hidden column with a sentence about each row. */
const tableFacts = {
  ...taskFacts,
  data: identifier,
  columns: v.optional(list(calculationName, 1)),
  draws: v.optional(draws),
  because: v.optional(calculationName),
};

const foreseen = { ...mistakeFields, explanation: text };

const share = v.pipe(
  v.number('must be a share from 0 to 1.'),
  v.minValue(0, 'must be a share from 0 to 1.'),
  v.maxValue(1, 'must be a share from 0 to 1.'),
);

/** Longer names would not fit into an answer. */
const partName = v.pipe(calculationName, v.maxLength(16, 'must have at most 16 letters.'));

/** A part of a plan. */
const part = v.variant(
  'kind',
  [
    fields({
      kind: v.literal('number'),
      label: text,
      unit: v.optional(text),
      decimals: v.optional(wholeNumber(0, 4), 0),
      from: anyNumber,
      to: anyNumber,
    }),
    fields({
      kind: v.literal('choice'),
      label: text,
      options: list(fields({ label: text, value: anyNumber }), 2),
    }),
  ],
  'must be one of: number, choice.',
);

/** A rule built from conditions like `spread >= 3` or `setup is Breakout`: all of them, or any. */
const builtRule = v.pipe(
  fields({ all: v.optional(list(text, 1)), any: v.optional(list(text, 1)) }),
  v.check(({ all, any }) => (all === undefined) !== (any === undefined), 'must have either `all` or `any`.'),
);

/** `kind: data-task` of the activities. */
export const dataTaskSchema = v.variant(
  'asks',
  [
    fields({
      ...tableFacts,
      asks: v.literal('mark'),
      right: selection,
      /** Wrong sets of rows that are worth an answer of their own. */
      mistakes: v.optional(list(fields({ marks: selection, ...foreseen })), []),
    }),
    fields({
      ...tableFacts,
      asks: v.literal('tag'),
      tags: list(fields({ id: identifier, text }), 2),
      /** The hidden column that holds the id of the right tag of each row. */
      right: calculationName,
    }),
    fields({
      ...tableFacts,
      asks: v.literal('value'),
      unit: v.optional(text),
      decimals: v.optional(wholeNumber(0, 8), 0),
      /** Which rows the truth is worked out from; all of them when left out. */
      over: v.optional(selection),
      truth: calculation,
      tolerance: v.pipe(anyNumber, v.minValue(0, 'must not be below 0.')),
      /** Wrong numbers that are worth an answer of their own, worked out from the same rows or from others. */
      mistakes: v.optional(
        list(fields({ value: calculation, over: v.optional(selection), ...foreseen })),
        [],
      ),
      level: v.optional(
        v.literal(true, 'can only be `true`. Leave the line out for a number that is typed.'),
      ),
    }),
    fields({
      ...tableFacts,
      asks: v.literal('order'),
      /** What the rows are put in order by. */
      by: calculation,
      first: v.optional(oneOf(['largest', 'smallest']), 'largest'),
      /** How many of the pairs have to stand right. */
      least: v.optional(share, 1),
    }),
    fields({
      ...tableFacts,
      asks: v.literal('rule'),
      /** The table that the rule is run on; it is sent to no browser. */
      hidden: identifier,
      /** What the rule is to catch. */
      event: condition,
      /** The columns that it may ask about; all that are shown when left out. */
      uses: v.optional(list(calculationName, 1)),
      most: v.optional(wholeNumber(1, 6), 3),
      hits: share,
      false_alarms: share,
      shows_by: builtRule,
    }),
    fields({
      ...taskFacts,
      asks: v.literal('plan'),
      parts: v.record(partName, part, 'must be a block of parts, each with a name of small letters.'),
      requires: list(fields({ holds: condition, says: text }), 1),
      shows_by: v.record(partName, anyNumber, 'must name each part with its number.'),
    }),
  ],
  'must be one of: mark, tag, value, order, rule, plan.',
);

export type DataTask = v.InferOutput<typeof dataTaskSchema>;
/** A task at a table, as all are but a plan. */
export type TableTask = Exclude<DataTask, { readonly asks: 'plan' }>;
export type Selection = v.InferOutput<typeof selection>;
