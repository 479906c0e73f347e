import { RULE_SKILLS, type RuleId } from '../critique/finding.ts';
import type { Condition } from './condition-contract.ts';

const RULES = Object.entries(RULE_SKILLS) as readonly (readonly [RuleId, string])[];

/** One condition of every kind with usual numbers and the skill that it shows, to begin from when a goal is written. */
export const NEW_CONDITIONS: readonly Condition[] = [
  { kind: 'trades', least: 3 },
  { kind: 'clock', least_days: 3 },
  ...RULES.map(([rule, skill]): Condition => ({ kind: 'rule', rule, skill })),
  { kind: 'stop-at-entry', skill: 'stop-orders' },
  { kind: 'target-at-entry', least_r: 2, skill: 'bracket-orders' },
  { kind: 'entry-kinds', kinds: ['limit'], skill: 'market-and-limit-orders' },
  { kind: 'entry-spread', most_ticks: 16, skill: 'read-quote' },
  { kind: 'entry-cost', most_percent: 10, skill: 'spread-and-fees' },
  { kind: 'order-share', most_percent: 10, skill: 'read-order-book' },
  { kind: 'opening-pause', least_minutes: 30 },
  { kind: 'pause-after-loss', least_minutes: 60, skill: 'tilt-control' },
  { kind: 'exposure', most_percent: 100, counts: 'gross', when: 'always' },
  { kind: 'gap-loss', gap_percent: 10, most_percent: 2, skill: 'gap-risk' },
  { kind: 'heat', most_percent: 3, skill: 'portfolio-heat' },
  { kind: 'exits', allowed: ['stop', 'target'], skill: 'exit-rules' },
  { kind: 'reviews', skill: 'journal-entry' },
  { kind: 'leftover-orders', skill: 'bracket-orders' },
  { kind: 'forced-exit', skill: 'liquidation-level' },
];
