import * as v from 'valibot';
import { anyNumber, fields, identifier, list, text, wholeNumber } from '../../content/field-schemas.ts';
import { positiveNumber } from './market-contract.ts';

/** A number, or a calculation of it. */
export const numberOrCalculation = v.union(
  [anyNumber, text],
  'must be a number or a calculation like `0.05 * 400`.',
);

const place = wholeNumber(0, 499);

/** Horizontal lines, and arrows at a candle or point (counted from 0), each with a short label. */
const annotations = {
  levels: v.optional(list(fields({ price: numberOrCalculation, label: text })), []),
  marks: v.optional(list(fields({ at: place, label: text })), []),
};

/** How values are written: a currency sign stands before them, anything else after. */
const values = { unit: v.optional(text), decimals: v.optional(wholeNumber(0, 8)) };

const fromMarket = { from: v.optional(place), to: v.optional(place) };

const seriesEntries = {
  ...values,
  ...fromMarket,
  ...annotations,
  x_label: v.optional(text),
  /** What the first point of `series` is called; the others count on from it. */
  x_from: v.optional(wholeNumber(0, 9999), 0),
  series: v.optional(list(fields({ name: text, points: list(numberOrCalculation, 2) }), 1)),
  formula: v.optional(
    fields({
      variable: v.pipe(text, v.regex(/^[a-z][a-z0-9_]*$/, 'must be a name of small letters, like `n`.')),
      from: anyNumber,
      to: anyNumber,
      steps: wholeNumber(1, 499),
      is: text,
    }),
  ),
  market: v.optional(identifier),
};

const axis = fields({ label: text, ...values });

/** What each kind of drawing is made of: figures of texts and stages of lectures share it. */
export const DRAWING_ENTRIES = {
  candles: {
    kind: v.literal('candles'),
    market: identifier,
    ...values,
    ...fromMarket,
    ...annotations,
  },
  line: { kind: v.literal('line'), ...seriesEntries },
  area: { kind: v.literal('area'), ...seriesEntries },
  bars: {
    kind: v.literal('bars'),
    ...values,
    bars: v.pipe(
      list(fields({ label: text, value: numberOrCalculation }), 1),
      v.maxLength(12, 'must have at most 12 entries.'),
    ),
  },
  distribution: {
    kind: v.literal('distribution'),
    ...values,
    x_label: v.optional(text),
    values: v.optional(list(numberOrCalculation, 2)),
    sample: v.optional(
      fields({
        seed: wholeNumber(0, 999_999),
        count: wholeNumber(2, 5000),
        mean: anyNumber,
        deviation: positiveNumber,
      }),
    ),
  },
  scatter: {
    kind: v.literal('scatter'),
    x: axis,
    y: axis,
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
const facts = { title: text, summary: text };

const figure = v.variant(
  'kind',
  [
    fields({ ...facts, ...candles }),
    fields({ ...facts, ...line }),
    fields({ ...facts, ...area }),
    fields({ ...facts, ...bars }),
    fields({ ...facts, ...distribution }),
    fields({ ...facts, ...scatter }),
  ],
  `must be one of: ${DRAWING_KINDS.join(', ')}.`,
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

/** A figure without its texts, or the stage of a scene. */
export type Drawing = WithoutTexts<Figure>;

/** Applied to each kind on its own, so that the kinds stay apart. */
type WithoutTexts<Kind> = Kind extends unknown ? Omit<Kind, keyof typeof facts> : never;
