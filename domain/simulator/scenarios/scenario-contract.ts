import * as v from 'valibot';
import {
  anyNumber,
  fields,
  identifier,
  list,
  oneOf,
  text,
  wholeNumber,
} from '../../content/field-schemas.ts';
import { SIMULATOR_DEPOSITS, SIMULATOR_MARKETS } from '../limits.ts';
import { conditionSchema } from './condition-contract.ts';

const CLASSES = ['share', 'currency_pair', 'coin', 'index'] as const;
/** The regimes that a market can begin in, the quietest first. */
export const REGIMES = ['calm', 'choppy', 'crisis'] as const;

function numberFrom(least: number, most: number) {
  const message = `must be a number from ${least} to ${most}.`;
  return v.pipe(anyNumber, v.minValue(least, message), v.maxValue(most, message));
}

const factor = numberFrom(0.01, 20);
/** Of the session: 1 is the Monday on which it begins. */
const day = wholeNumber(1, 60);
const minuteOfDay = wholeNumber(0, 1439);
/** Of what moved the price before, or of the volatility of a day. */
const share = numberFrom(-2, 2);
const pullMinutes = wholeNumber(1, 10_080);

/** What is planted into a market. Days and minutes are in UTC, as the clock of the session is. */
const PLANTED = [
  fields({
    kind: v.literal('leap'),
    instrument: oneOf(CLASSES),
    day,
    minute: minuteOfDay,
    percent: numberFrom(-40, 40),
  }),
  fields({ kind: v.literal('regime'), day, regime: oneOf(REGIMES) }),
  fields({
    kind: v.literal('drift-after-jump'),
    instrument: oneOf(CLASSES),
    share,
    minutes: pullMinutes,
  }),
  fields({ kind: v.literal('gap-reversal'), instrument: oneOf(CLASSES), share, minutes: pullMinutes }),
  fields({
    kind: v.literal('time-of-day'),
    instrument: oneOf(CLASSES),
    share,
    from: minuteOfDay,
    to: minuteOfDay,
  }),
] as const;

export const PLANTED_KINDS = PLANTED.map(({ entries }) => entries.kind.literal);

export const plantedSchema = v.variant('kind', [...PLANTED], `must be one of: ${PLANTED_KINDS.join(', ')}.`);

/** How a scenario's market differs from the presets of its instruments. */
const marketSchema = fields({
  preset: oneOf(SIMULATOR_MARKETS),
  regime: oneOf(REGIMES),
  /** Whether it stays in that regime; what is planted still changes it. */
  holds: v.optional(v.literal(true)),
  /** What the presets' numbers are multiplied with, for all instruments. */
  volatility: v.optional(factor),
  volume: v.optional(factor),
  spread: v.optional(factor),
  /** Expected percent of a year of open minutes, in place of the presets': 365 is 0.27% on a day of 390 minutes. */
  drift_percent: v.optional(numberFrom(-2000, 2000)),
  planted: v.optional(list(plantedSchema), []),
});

/** simulator/scenarios/03-the-gap-day.yaml and its like: the scenario `the-gap-day`, third in the list. */
export const scenarioSchema = fields({
  title: text,
  /** The lesson that it practises, as course/module/lesson: `crypto-fundamentals/13-stops-where-and-why/01-…`. */
  lesson: text,
  skills: list(identifier, 1),
  /** Whether every account may play it. */
  open: v.optional(v.literal(true)),
  market: marketSchema,
  /** Whole units of the account's currency. */
  deposit: v.picklist(SIMULATOR_DEPOSITS, `must be one of: ${SIMULATOR_DEPOSITS.join(', ')}.`),
  /** The limits it is traded by, in percent of the equity. */
  plan: fields({
    risk_percent: numberFrom(0.1, 10),
    day_loss_percent: v.optional(numberFrom(0.1, 50)),
    trades_a_day: v.optional(wholeNumber(1, 100)),
  }),
  /** What somebody knows before they trade. */
  briefing: text,
  goal: list(conditionSchema, 2),
  debrief: fields({
    /** What the market was, and what was planted: told once the session is over. */
    market: text,
    /** What to take along, whatever the result was. */
    lesson: text,
  }),
});

export type ScenarioFile = v.InferOutput<typeof scenarioSchema>;
export type PlantedInFile = ScenarioFile['market']['planted'][number];
