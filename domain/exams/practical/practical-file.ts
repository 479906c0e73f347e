import * as v from 'valibot';
import type { Market } from '../../market/generator/market.ts';
import { type Practical, practicalSchema } from '../../quiz/exam/practical-schema.ts';
import { canonicalText } from '../../simulator/session/canonical-text.ts';
import type { GivenOrder } from './commands-of.ts';
import type { Policy } from './policy.ts';

/** What decides a practical part before its first order: the market is committed to, its key is published when the session ends. */
export type PracticalScenario = {
  readonly commitment: string;
  readonly generator: number;
  readonly practical: Practical;
  readonly policy: Policy;
};

/** The text whose SHA-256 a certificate states as `scenario-hash`. */
export function scenarioText({ commitment, generator, practical, policy }: PracticalScenario): string {
  return canonicalText({ commitment, generator, practical, policy });
}

/** The text whose SHA-256 a certificate states as `orders-hash`. */
export function ordersText(orders: readonly GivenOrder[]): string {
  return canonicalText(orders);
}

const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const line = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)));

/** A practical part as its holder can take it along, and as `npm run recompute` reads it. */
export const practicalFileSchema = v.strictObject({
  format: v.literal('ledgerline-practical-1'),
  /** The certificate as it was signed; null while there is none. */
  credential: v.nullable(v.string()),
  session: v.pipe(v.string(), v.uuid()),
  engine: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Of the market, published when the session ended. */
  key: hash,
  market: v.custom<Market>((value) => typeof value === 'object' && value !== null),
  scenario: v.strictObject({
    commitment: hash,
    generator: v.pipe(v.number(), v.integer(), v.minValue(1)),
    practical: practicalSchema,
    policy: v.strictObject({
      risk: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      heat: line,
      day: line,
      week: line,
      month: line,
      floor: line,
    }),
  }),
  orders: v.pipe(
    v.array(v.custom<GivenOrder>((value) => typeof value === 'object' && value !== null)),
    v.maxLength(5000),
  ),
  /** As it was scored: one sign for each trade. */
  record: v.pipe(v.string(), v.regex(/^[01]{1,200}$/)),
});

export type PracticalFile = v.InferOutput<typeof practicalFileSchema>;
