import type { PolicyLine } from '../../quiz/exam/policy-lines.ts';
import type { Practical } from '../../quiz/exam/practical-schema.ts';

/** What each judged trade has to keep to; what a policy leaves out is not asked. */
export const PRACTICAL_RULES = [
  'plan',
  'stop',
  'stop-kept',
  'size',
  'no-adding-to-losers',
  'heat',
  'day',
  'week',
  'month',
  'floor',
  'no-forced-exit',
  'closed',
] as const;

export type PracticalRule = (typeof PRACTICAL_RULES)[number];

const LIMITS: readonly PolicyLine[] = ['heat', 'day', 'week', 'month', 'floor'];

/** The rules that a practical part is scored by, in the order in which they are published. */
export function rulesOf({ policy }: Pick<Practical, 'policy'>): PracticalRule[] {
  return PRACTICAL_RULES.filter((rule) => {
    const line = LIMITS.find((limit) => limit === rule);
    return line === undefined || policy[line] !== undefined;
  });
}
