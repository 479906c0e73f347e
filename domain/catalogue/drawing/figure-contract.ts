import * as v from 'valibot';
import { anyNumber, fields, identifier, list, text, wholeNumber } from '../../content/field-schemas.ts';
import { calculationName, controlsSchema } from './control-contract.ts';
import { positiveNumber } from './market-contract.ts';

/** A number, or a calculation of it. */
export const numberOrCalculation = v.union(
  [anyNumber, text],
  'must be a number or a calculation like `0.05 * 400`.',
);

const place = wholeNumber(0, 4999);

const levels = v.optional(list(fields({ price: numberOrCalculation, label: text })), []);

/** Horizontal lines, and arrows at a candle (counted from 0), each with a short label. */
const annotations = { levels, marks: v.optional(list(fields({ at: place, label: text })), []) };

/** An arrow at a point of a line: the one with this number, or the one nearest to `x`; of several lines at the named one. */
const pointMark = fields({
  at: v.optional(place),
  x: v.optional(numberOrCalculation),
  line: v.optional(text),
  label: text,
});

/** How values are written: a currency sign stands before them, anything else after. */
const values = { unit: v.optional(text), decimals: v.optional(wholeNumber(0, 8)) };

const fromMarket = { from: v.optional(place), to: v.optional(place) };

/** Numbers that the words take as given: how many were drawn, which year it was. */
const given = { given: v.optional(list(anyNumber, 1)) };

/** A simulation: which model runs how, how often, and which of its results is drawn. */
const fromModel = {
  model: v.optional(identifier),
  parameters: v.optional(
    v.record(calculationName, v.union([numberOrCalculation, list(numberOrCalculation)])),
  ),
  seed: v.optional(wholeNumber(0, 4_294_967_295)),
  runs: v.optional(wholeNumber(1, 5000)),
  draws: v.optional(calculationName),
};

const seriesEntries = {
  ...values,
  ...fromMarket,
  levels,
  marks: v.optional(list(pointMark), []),
  x_label: v.optional(text),
  /** Where the points of `series` lie: numbers, days or names. */
  x: v.optional(list(v.union([anyNumber, text], 'must be a number, a day like 2026-11-20 or a name.'), 2)),
  /** Where the first point of `series` lies; the others follow in equal steps. */
  x_from: v.optional(anyNumber, 0),
  x_step: v.optional(positiveNumber, 1),
  series: v.optional(list(fields({ name: text, points: list(numberOrCalculation, 2) }), 1)),
  bands: v.optional(
    list(fields({ name: text, low: list(numberOrCalculation, 2), high: list(numberOrCalculation, 2) }), 1),
  ),
  formula: v.optional(
    fields({
      variable: calculationName,
      from: numberOrCalculation,
      to: numberOrCalculation,
      steps: wholeNumber(1, 499),
      is: v.optional(text),
      lines: v.optional(list(fields({ name: text, is: text }), 1)),
      bands: v.optional(list(fields({ name: text, low: text, high: text }), 1)),
    }),
  ),
  market: v.optional(identifier),
  ...fromModel,
  /** Of a model: how many runs are drawn as lines, what one is called, and between which percentiles a band lies. */
  paths: v.optional(wholeNumber(0, 6)),
  run_name: v.optional(text, 'Run'),
  band: v.optional(
    v.tuple([wholeNumber(0, 49), wholeNumber(51, 100)], 'must be two percentiles like `[5, 95]`.'),
  ),
};

const axis = fields({ label: text, ...values });

/** The classes of a histogram: about how many, a rule for how many, or from where to where and how wide. */
const classes = v.union(
  [
    wholeNumber(2, 60),
    v.picklist(['sturges', 'freedman-diaconis']),
    fields({ from: anyNumber, to: anyNumber, width: positiveNumber }),
  ],
  'must be a number of classes, `sturges`, `freedman-diaconis` or `{ from: -3, to: 3, width: 0.5 }`.',
);

/** What each kind of drawing is made of: figures of texts and stages of lectures share it. */
export const DRAWING_ENTRIES = {
  candles: {
    kind: v.literal('candles'),
    ...given,
    market: identifier,
    ...values,
    ...fromMarket,
    ...annotations,
  },
  line: { kind: v.literal('line'), ...given, ...seriesEntries },
  area: { kind: v.literal('area'), ...given, ...seriesEntries },
  bars: {
    kind: v.literal('bars'),
    ...given,
    ...values,
    /** What the names of the bars are, where they are numbers. */
    x_label: v.optional(text),
    bars: v.pipe(
      list(
        fields({
          label: text,
          value: numberOrCalculation,
          /** Half the length of an error bar, or its two ends. */
          error: v.optional(numberOrCalculation),
          low: v.optional(numberOrCalculation),
          high: v.optional(numberOrCalculation),
        }),
        1,
      ),
      v.maxLength(12, 'must have at most 12 entries.'),
    ),
  },
  distribution: {
    kind: v.literal('distribution'),
    ...given,
    ...values,
    x_label: v.optional(text),
    classes: v.optional(classes),
    values: v.optional(list(numberOrCalculation, 2)),
    sample: v.optional(
      fields({
        seed: wholeNumber(0, 999_999),
        count: wholeNumber(2, 5000),
        mean: anyNumber,
        deviation: positiveNumber,
      }),
    ),
    ...fromModel,
  },
  scatter: {
    kind: v.literal('scatter'),
    ...given,
    x: axis,
    y: axis,
    /** Whether the line of least squares is drawn. */
    trend: v.optional(v.boolean('must be `true` or `false`.')),
    points: list(
      fields({
        x: numberOrCalculation,
        y: numberOrCalculation,
        label: v.optional(text),
        size: v.optional(positiveNumber),
      }),
      1,
    ),
  },
} as const;

export type DrawingKind = keyof typeof DRAWING_ENTRIES;

/** The kinds that can be drawn, in the order of docs/authoring.md. */
export const DRAWING_KINDS = Object.keys(DRAWING_ENTRIES) as readonly DrawingKind[];

const { candles, line, area, bars, distribution, scatter } = DRAWING_ENTRIES;

/** The title states the finding; the summary says in one sentence what the figure shows, for those who cannot see it. */
const facts = { title: text, summary: text, controls: controlsSchema };

const panel = v.variant(
  'kind',
  [
    fields({ title: text, ...candles }),
    fields({ title: text, ...line }),
    fields({ title: text, ...area }),
    fields({ title: text, ...bars }),
    fields({ title: text, ...distribution }),
    fields({ title: text, ...scatter }),
  ],
  `must be one of: ${DRAWING_KINDS.join(', ')}.`,
);

/** Two drawings with one title; on one scale unless the author says otherwise. */
const panels = {
  kind: v.literal('panels'),
  ...given,
  layout: v.optional(v.picklist(['beside', 'stacked'], 'must be `beside` or `stacked`.'), 'beside'),
  scale: v.optional(v.picklist(['shared', 'own'], 'must be `shared` or `own`.'), 'shared'),
  panels: v.pipe(list(panel, 2), v.maxLength(2, 'must be two.')),
};

const figure = v.variant(
  'kind',
  [
    fields({ ...facts, ...candles }),
    fields({ ...facts, ...line }),
    fields({ ...facts, ...area }),
    fields({ ...facts, ...bars }),
    fields({ ...facts, ...distribution }),
    fields({ ...facts, ...scatter }),
    fields({ ...facts, ...panels }),
  ],
  `must be one of: ${DRAWING_KINDS.join(', ')}, panels.`,
);

/** `figures:` of a text lesson, by the names that the text uses. */
export const figuresSchema = v.optional(
  v.record(
    identifier,
    figure,
    'must be a block of figures, each with a short name: `gap-past-the-stop:` and its keys below.',
  ),
  {},
);

export type Figure = v.InferOutput<typeof figure>;

/** A drawing as its author wrote it: a figure without its texts, or the stage of a scene. */
export type Drawing =
  v.InferOutput<typeof panel> extends infer Panel
    ? Panel extends unknown
      ? Omit<Panel, 'title'>
      : never
    : never;

export type Panels = Extract<Figure, { readonly kind: 'panels' }>;
