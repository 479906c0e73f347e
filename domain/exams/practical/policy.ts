import { POLICY_LINES, type PolicyLine } from '../../quiz/exam/policy-lines.ts';
import type { Practical } from '../../quiz/exam/practical-schema.ts';

/** A policy as a learner has stated it: percents of what the account is worth; null for a line that the exam does not ask for. */
export type Policy = Readonly<Record<PolicyLine, number | null>> & { readonly risk: number };

/** Why a policy is not taken: a line outside its bounds, or two lines of which one allows what the other forbids. */
export type PolicyFault =
  | `${PolicyLine}-out-of-bounds`
  | 'heat-below-two-trades'
  | 'heat-above-week'
  | 'day-below-two-trades'
  | 'day-not-below-week'
  | 'week-above-five-days'
  | 'week-not-below-month'
  | 'month-not-below-half-floor';

/** Whether a number is above another, or as large; what a policy leaves out contradicts nothing. */
const exceeds = (one: number | null, other: number | null) => one !== null && other !== null && one > other;
const reaches = (one: number | null, other: number | null) => one !== null && other !== null && one >= other;

/** What the lines of a policy have to hold against each other, as the course's last module has it: each says when it is broken. */
const TOGETHER: readonly (readonly [PolicyFault, (policy: Policy) => boolean])[] = [
  ['heat-below-two-trades', ({ heat, risk }) => exceeds(2 * risk, heat)],
  ['heat-above-week', ({ heat, week }) => exceeds(heat, week)],
  ['day-below-two-trades', ({ day, risk }) => exceeds(2 * risk, day)],
  ['day-not-below-week', ({ day, week }) => reaches(day, week)],
  ['week-above-five-days', ({ day, week }) => exceeds(week, day && 5 * day)],
  ['week-not-below-month', ({ week, month }) => reaches(week, month)],
  ['month-not-below-half-floor', ({ month, floor }) => reaches(month, floor && floor / 2)],
];

/** What each line is stated in steps of: those of the model of possible years, where it knows the line. */
export const POLICY_STEPS: Readonly<Record<PolicyLine, number>> = {
  risk: 0.05,
  heat: 0.1,
  day: 0.1,
  week: 0.1,
  month: 0.5,
  floor: 1,
};

/** What is wrong with a policy; empty when each line is inside its bounds and none contradicts another. */
export function policyFaults(policy: Policy, { policy: asked }: Pick<Practical, 'policy'>): PolicyFault[] {
  const outside = POLICY_LINES.filter((line) => {
    const [value, bounds] = [policy[line], asked[line]];
    if (bounds === undefined) return value !== null;
    if (value === null || value < bounds.from || value > bounds.to) return true;
    const steps = value / POLICY_STEPS[line];
    return Math.abs(steps - Math.round(steps)) > 1e-6;
  });
  if (outside.length > 0) return outside.map((line): PolicyFault => `${line}-out-of-bounds`);
  return TOGETHER.flatMap(([fault, breaks]) => (breaks(policy) ? [fault] : []));
}

/** The policy of the bounds alone: what a form begins with. */
export function largestPolicy({ policy: asked }: Pick<Practical, 'policy'>): Policy {
  const most = (line: PolicyLine) => asked[line]?.to ?? null;
  return {
    risk: asked.risk.to,
    heat: most('heat'),
    day: most('day'),
    week: most('week'),
    month: most('month'),
    floor: most('floor'),
  };
}
