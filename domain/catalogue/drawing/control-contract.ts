import * as v from 'valibot';
import { anyNumber, fields, list, text, wholeNumber } from '../../content/field-schemas.ts';
import { positiveNumber } from './market-contract.ts';

/** A name that calculations can use. */
export const calculationName = v.pipe(
  text,
  v.regex(/^[a-z][a-z0-9_]*$/, 'must be a name of small letters, like `n` or `win_rate`.'),
);

/** A control that is a number from `from` to `to` in steps, at first `start`. */
const numeric = {
  label: text,
  from: anyNumber,
  to: anyNumber,
  step: positiveNumber,
  start: anyNumber,
  unit: v.optional(text),
  decimals: v.optional(wholeNumber(0, 8)),
};

const control = v.variant(
  'kind',
  [
    fields({ kind: v.literal('slider'), ...numeric }),
    fields({ kind: v.literal('number'), ...numeric }),
    fields({
      kind: v.literal('choice'),
      label: text,
      options: list(fields({ label: text, value: anyNumber }), 2),
      start: v.optional(anyNumber),
    }),
  ],
  'must be one of: slider, number, choice.',
);

/** More controls than a learner can keep in mind are two figures. */
const MOST_CONTROLS = 4;

/** `controls:` of a figure, by the names that its calculations and words use. */
export const controlsSchema = v.optional(
  v.pipe(
    v.record(
      calculationName,
      control,
      'must be a block of controls, each with a name of small letters: `stake:` and its keys below.',
    ),
    v.check(
      (controls) => Object.keys(controls).length <= MOST_CONTROLS,
      `must be at most ${MOST_CONTROLS} controls.`,
    ),
  ),
);

export type Control = v.InferOutput<typeof control>;
export type Controls = Readonly<Record<string, Control>>;
