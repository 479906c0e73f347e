import * as v from 'valibot';
import { anyNumber, fields, identifier, list, text, wholeNumber } from '../content/field-schemas.ts';
import { dataTaskSchema } from './data-task/task-contract.ts';
import { FAULT_REASONS } from './fault-reasons.ts';
import { quizItems } from '../quiz/quiz-contract.ts';
import { challengeFacts, simulationFacts } from './simulated/view-contract.ts';

/** What every activity says, whatever its kind. The title is its heading and may be the question itself. */
const activityFacts = { title: text, prompt: v.optional(text) };

/** An activity that asks one thing also names the skill that its answer shows. */
const questionFacts = { ...activityFacts, skill: identifier };

const calculation = v.union([text, anyNumber], 'must be a number or a calculation like `0.05 * 400`.');
const tolerance = v.pipe(anyNumber, v.minValue(0, 'must not be below 0.'));

/** One side of a sheet to draw on. */
const axis = fields({
  label: v.optional(text),
  unit: v.optional(text),
  decimals: v.optional(wholeNumber(0, 8)),
  from: anyNumber,
  to: anyNumber,
});

const check = fields({ kind: v.literal('check'), ...activityFacts, items: quizItems });

const commitFacts = { kind: v.literal('commit'), ...questionFacts, reveal: text };

/** What a commit is answered with. Each has a truth, so that how sure somebody was can be held against it. */
const commit = v.variant(
  'asks',
  [
    fields({
      ...commitFacts,
      asks: v.literal('number'),
      unit: v.optional(text),
      decimals: v.optional(wholeNumber(0, 8), 0),
      from: anyNumber,
      to: anyNumber,
      truth: calculation,
      tolerance,
    }),
    fields({
      ...commitFacts,
      asks: v.literal('choice'),
      choices: list(
        fields({
          text,
          correct: v.optional(v.literal(true, 'can only be `true`. Leave the line out for a wrong choice.')),
        }),
        2,
      ),
    }),
    fields({
      ...commitFacts,
      asks: v.literal('level'),
      market: identifier,
      to: v.optional(wholeNumber(1, 499)),
      unit: v.optional(text),
      truth: calculation,
      tolerance,
    }),
    fields({
      ...commitFacts,
      asks: v.literal('point'),
      x: axis,
      y: axis,
      line: v.optional(list(anyNumber), []),
      truth: fields({ x: calculation, y: calculation }),
      tolerance: fields({ x: tolerance, y: tolerance }),
    }),
    fields({
      ...commitFacts,
      asks: v.literal('curve'),
      x: axis,
      y: axis,
      points: wholeNumber(3, 25),
      known: v.optional(wholeNumber(0, 24), 1),
      truth: v.union(
        [list(anyNumber, 3), text],
        'must be a list of numbers, one for each point, or a calculation with `x`, like `100 * 0.98 ^ x`.',
      ),
      tolerance,
    }),
  ],
  'must be one of: number, choice, level, point, curve.',
);

/** A sentence of the assistant; `because` says what is wrong with it, or why it is right although it looks wrong. */
const sentence = v.union(
  [text, fields({ text, fault: v.optional(identifier), because: v.optional(text) })],
  'must be a text, or like `{ text: Buy 250 units., fault: wrong-number, because: It is 25. }`.',
);

/** A reason of the usual ones by its name, or one of the author's own. */
const reason = v.union(
  [v.picklist(FAULT_REASONS), fields({ id: identifier, text })],
  `must be one of: ${FAULT_REASONS.join(', ')}, or like \`{ id: leaves-out, text: Leaves something out }\`.`,
);

/** A conversation with an assistant, written for the lesson. */
const transcript = fields({
  kind: v.literal('transcript'),
  ...questionFacts,
  reasons: v.optional(list(reason, 2), [...FAULT_REASONS]),
  turns: list(
    v.union(
      [fields({ learner: text }), fields({ assistant: list(sentence, 1) })],
      'must be `learner:` with a text, or `assistant:` with a list of sentences.',
    ),
    2,
  ),
  reveal: text,
});

const simulation = fields({ ...questionFacts, ...simulationFacts });
const challenge = fields({ ...questionFacts, ...challengeFacts });

/** One thing to do in a lesson, as its author writes it. */
const activity = v.variant(
  'kind',
  [check, commit, transcript, dataTaskSchema, simulation, challenge],
  'must be one of: check, commit, transcript, data-task, simulation, challenge.',
);

/** `activities:` of a lesson: names of its own, each shown once by `::activity{#name}`. */
export const activitiesSchema = v.optional(
  v.record(identifier, activity, 'must be a block of activities, each with a short name and its `kind`.'),
  {},
);

export type Activity = v.InferOutput<typeof activity>;
export type CheckActivity = Extract<Activity, { readonly kind: 'check' }>;
export type CommitActivity = Extract<Activity, { readonly kind: 'commit' }>;
export type SimulationActivity = Extract<Activity, { readonly kind: 'simulation' }>;
export type ChallengeActivity = Extract<Activity, { readonly kind: 'challenge' }>;
export type DataTaskActivity = Extract<Activity, { readonly kind: 'data-task' }>;
export type TranscriptActivity = Extract<Activity, { readonly kind: 'transcript' }>;
