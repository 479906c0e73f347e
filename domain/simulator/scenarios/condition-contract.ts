import * as v from 'valibot';
import { anyNumber, fields, identifier, list, oneOf, wholeNumber } from '../../content/field-schemas.ts';
import { RULE_SKILLS, type RuleId } from '../critique/finding.ts';

const RULES = Object.keys(RULE_SKILLS) as readonly RuleId[];
/** The orders that an entry can be. */
export const ENTRY_KINDS = ['market', 'limit', 'stop', 'stop-limit'] as const;
/** How what is held is added up, and when it is looked at. */
export const EXPOSURE_COUNTS = ['gross', 'net'] as const;
export const EXPOSURE_TIMES = ['always', 'close', 'weekend'] as const;
/** How a trade may end: at its stop, at its target, or by an order that was sent by hand. */
export const EXITS = ['stop', 'target', 'hand'] as const;

const percent = v.pipe(
  anyNumber,
  v.minValue(0, 'must be 0 or more.'),
  v.maxValue(3000, 'must be 3000 or less.'),
);
const minutes = wholeNumber(1, 10_080);

/** The skill that keeping a condition shows; without one it is no evidence. */
const common = { skill: v.optional(identifier) };

function condition<const Kind extends string, const Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) {
  return fields({ kind: v.literal(kind), ...entries, ...common });
}

const CONDITIONS = [
  /** A rule of the plan of the session, as the critique finds it broken. */
  condition('rule', { rule: oneOf(RULES) }),
  /** Every entry has a stop of its own from the moment it is sent. */
  condition('stop-at-entry', {}),
  /** Every entry has a target so many times as far away as its stop. */
  condition('target-at-entry', { least_r: v.pipe(anyNumber, v.minValue(0.1, 'must be 0.1 or more.')) }),
  condition('entry-kinds', { kinds: v.pipe(list(oneOf(ENTRY_KINDS), 1), v.readonly()) }),
  /** No entry takes a price while bid and ask are further apart. */
  condition('entry-spread', { most_ticks: wholeNumber(1, 10_000) }),
  /** What it costs to get in and out again, in percent of what is at risk. */
  condition('entry-cost', { most_percent: percent }),
  /** No entry asks for more than such a part of what is traded in a usual minute. */
  condition('order-share', { most_percent: percent }),
  /** No entry is filled in the first minutes after an open. */
  condition('opening-pause', { least_minutes: minutes }),
  /** After a trade that lost, no entry is sent for so long. */
  condition('pause-after-loss', { least_minutes: minutes }),
  /** How many trades are begun. */
  condition('trades', { least: v.optional(wholeNumber(1, 100)), most: v.optional(wholeNumber(0, 100)) }),
  /** How far the clock is taken, in days of the calendar. */
  condition('clock', { least_days: wholeNumber(1, 60) }),
  /** The value of what is held, at entry prices, in percent of the equity: longs and shorts added up, or set off. */
  condition('exposure', {
    most_percent: percent,
    counts: oneOf(EXPOSURE_COUNTS),
    when: oneOf(EXPOSURE_TIMES),
  }),
  /** What all that is held over a close would lose if the market opened so far against it, in percent of the equity. */
  condition('gap-loss', { gap_percent: percent, most_percent: percent }),
  /** What is at risk in all positions together, to their stops, in percent of the equity. */
  condition('heat', { most_percent: percent }),
  condition('exits', { allowed: v.pipe(list(oneOf(EXITS), 1), v.readonly()) }),
  /** Every trade that closed is reviewed before the session ends. */
  condition('reviews', {}),
  /** Nothing still works when the session ends with nothing held. */
  condition('leftover-orders', {}),
  /** The firm never closes a position. */
  condition('forced-exit', {}),
] as const;

export const CONDITION_KINDS = CONDITIONS.map(({ entries }) => entries.kind.literal);

/** What a goal asks of how a session is traded. None of them asks for a profit. */
export const conditionSchema = v.variant(
  'kind',
  [...CONDITIONS],
  `must be one of: ${CONDITION_KINDS.join(', ')}.`,
);

export type Condition = v.InferOutput<typeof conditionSchema>;
export type ConditionKind = Condition['kind'];
export type ConditionOf<Kind extends ConditionKind> = Extract<Condition, { kind: Kind }>;
