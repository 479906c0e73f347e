import * as v from 'valibot';
import { activitiesSchema } from '../../activities/activity-contract.ts';
import { dataSetsSchema } from '../../activities/data-task/data-set-contract.ts';
import { calculations, lessonFacts } from '../../content/lesson-facts.ts';
import {
  anyNumber,
  fields,
  identifier,
  list,
  oneOf,
  text,
  wholeNumber,
} from '../../content/field-schemas.ts';
import { DRAWING_ENTRIES, DRAWING_KINDS, numberOrCalculation } from '../drawing/figure-contract.ts';
import { marketsSchema } from '../drawing/market-contract.ts';
import { simulationsSchema } from '../simulation-contract.ts';

/** The longest caption, in characters: two lines at the width of a phone in landscape. */
const MOST_CAPTION = 200;
/** The longest label in a chart and the longest line that is written by hand. */
const MOST_LABEL = 40;
const MOST_WRITING = 90;

const textUpTo = (most: number) =>
  v.pipe(text, v.maxLength(most, `must have at most ${most} characters. Split it.`));

/** A candle, point or bar, counted from 0. */
const place = wholeNumber(0, 4999);
/** Where a line in the chart begins or ends: the place and the value, or of lines over numbers the true x and the value. */
const corner = v.union(
  [v.tuple([place, numberOrCalculation]), fields({ x: anyNumber, y: numberOrCalculation })],
  'must be a place and a value, like `[3, 48.50]`, or `{ x: 20, y: 48.50 }`.',
);

/** What can be drawn, each under a key of its own. */
const DRAWING_ACTIONS = {
  candles_to: v.optional(wholeNumber(0, 5000)),
  level: v.optional(numberOrCalculation),
  mark: v.optional(place),
  zone: v.optional(fields({ from_price: numberOrCalculation, to_price: numberOrCalculation })),
  span: v.optional(fields({ from: place, to: place })),
  segment: v.optional(fields({ from: corner, to: corner })),
  write: v.optional(textUpTo(MOST_WRITING)),
  erase: v.optional(v.literal('all', 'must be `all`.')),
};

/** How a level or a line that is written stands once the learner answered: at their number, in these words. */
const answered = fields({ to: identifier, says: textUpTo(MOST_WRITING) });

/** One entry of `draw`: exactly one action, and what belongs to it. The compiler asks for the one. */
const drawing = fields({
  ...DRAWING_ACTIONS,
  label: v.optional(textUpTo(MOST_LABEL)),
  /** Of several lines, the one that a mark stands on. */
  line: v.optional(text),
  tone: v.optional(oneOf(['neutral', 'up', 'down'])),
  until_step: v.optional(wholeNumber(2, 99)),
  answer: v.optional(answered),
});

const step = fields({
  say: textUpTo(MOST_CAPTION),
  seconds: v.optional(
    v.pipe(anyNumber, v.minValue(1, 'must be at least 1.'), v.maxValue(30, 'must be at most 30.')),
  ),
  draw: v.optional(list(drawing), []),
  /** The activity that is asked when the step has been said. */
  ask: v.optional(identifier),
  poster: v.optional(v.literal(true, 'can only be `true`. Leave the line out for other steps.')),
});

const { candles, line, area, bars, distribution, scatter } = DRAWING_ENTRIES;

/** What a scene plays on: a chart, or a blank page of the notebook. */
const stage = v.variant(
  'kind',
  [
    fields(candles),
    fields(line),
    fields(area),
    fields(bars),
    fields(distribution),
    fields(scatter),
    fields({ kind: v.literal('page') }),
  ],
  `must be one of: ${DRAWING_KINDS.join(', ')}, page.`,
);

/** MM-<lesson>.lecture.yaml: scenes that are played one after the other, in steps of one caption each. */
export const lectureSchema = fields({
  ...lessonFacts,
  calculations,
  simulations: simulationsSchema,
  markets: marketsSchema,
  data: dataSetsSchema,
  activities: activitiesSchema,
  scenes: list(fields({ title: textUpTo(60), stage, steps: list(step, 1) }), 1),
});

export type LectureFile = v.InferOutput<typeof lectureSchema>;
export type LectureScene = LectureFile['scenes'][number];
export type LectureStep = LectureScene['steps'][number];
export type LectureDrawing = LectureStep['draw'][number];
export type DrawingAction = keyof typeof DRAWING_ACTIONS;

export const DRAWING_ACTION_NAMES = Object.keys(DRAWING_ACTIONS) as readonly DrawingAction[];
