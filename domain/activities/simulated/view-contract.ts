import * as v from 'valibot';
import { anyNumber, fields, list, text, wholeNumber } from '../../content/field-schemas.ts';

/** A parameter of a model that the learner moves, within the range and the steps that the model has. */
const control = fields({ label: text, from: anyNumber, to: anyNumber, start: anyNumber });

const parameterValue = v.union(
  [anyNumber, text, list(anyNumber)],
  'must be a number, a word or a list of numbers, as the model asks.',
);

/** What is seen of a run: a series as a path, and the number that it comes to, on one scale. */
const show = fields({
  series: text,
  number: text,
  label: text,
  /** What its steps are in this lesson, where the word of the model does not fit. */
  counts: v.optional(text),
  from: anyNumber,
  to: anyNumber,
  scale: v.optional(v.picklist(['even', 'ratio'], 'must be `even` or `ratio`.'), 'even'),
  level: v.optional(anyNumber),
  /** On which side of the level a run came out badly. */
  bad: v.optional(v.picklist(['below', 'above'], 'must be `below` or `above`.')),
});

/** A model of the simulations, how it is set, what of it a learner moves and what they see. */
const viewFacts = {
  model: text,
  parameters: v.optional(v.record(text, parameterValue, 'must be a block of parameters of the model.'), {}),
  controls: v.optional(v.record(text, control, 'must be a block of controls by parameter.'), {}),
  show,
};

export const simulationFacts = {
  kind: v.literal('simulation'),
  ...viewFacts,
  seed: wholeNumber(0, 4_294_967_295),
  runs: v.optional(wholeNumber(20, 500), 200),
};

/** What has to hold for a number of a run: above or below, and not at it. */
const condition = fields({
  number: text,
  label: text,
  above: v.optional(anyNumber),
  below: v.optional(anyNumber),
});

export const challengeFacts = {
  kind: v.literal('challenge'),
  ...viewFacts,
  plays: v.optional(control),
  goal: fields({
    each: list(condition, 1),
    runs: v.optional(wholeNumber(1, 20), 1),
    needs: v.optional(wholeNumber(1, 20)),
  }),
  shows_by: v.record(text, anyNumber, 'must be what to set, such as `stake: 20`.'),
  reveal: text,
};

export type Control = v.InferOutput<typeof control>;
export type Show = v.InferOutput<typeof show>;
export type Condition = v.InferOutput<typeof condition>;

/** A model as a lesson sets it. */
export type ModelView = {
  readonly model: string;
  readonly parameters: Readonly<Record<string, number | string | readonly number[]>>;
  /** By the parameter that is moved. */
  readonly controls: Readonly<Record<string, Control>>;
  readonly show: Show;
};

/** When a challenge is met: all conditions hold in at least `needs` of its runs, in all of them when left out. */
export type Goal = {
  readonly each: readonly Condition[];
  readonly runs: number;
  readonly needs?: number | undefined;
};
