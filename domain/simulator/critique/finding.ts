import type { MoneyText } from '../session/rules.ts';

/** Rules of one's own plan, with the skill that keeps them (`content/skills.yaml`). */
export const RULE_SKILLS = {
  'entry-without-plan': 'pre-trade-check',
  'risk-above-plan': 'position-size',
  'size-off-plan': 'position-size',
  'stop-widened': 'stop-placement',
  'adding-to-losers': 'exit-rules',
  'through-loss-limit': 'loss-limits',
} as const;

/** Habits that only many trades show, with the skill that is about them. */
export const PATTERN_SKILLS = {
  'early-winners-late-losers': 'disposition-effect',
  revenge: 'tilt-control',
  overtrading: 'overtrading',
  'anchored-exits': 'anchoring',
} as const;

export type RuleId = keyof typeof RULE_SKILLS;
export type PatternId = keyof typeof PATTERN_SKILLS;

/** A rule that was broken: a fact, with what shows it. */
export interface BrokenRule {
  readonly rule: RuleId;
  readonly skill: string;
  /** The event that broke it. */
  readonly sequence: number;
  /** Tick of the session's clock. */
  readonly at: number;
  readonly symbol: string;
  /** Numbers of the sentence: prices in ticks, money as text of 10^-8. */
  readonly facts: Readonly<Record<string, number | MoneyText | null>>;
}

/** A habit that chance alone would hardly show. */
export interface FoundPattern {
  readonly pattern: PatternId;
  readonly skill: string;
  /** After so many trades it was seen first. */
  readonly look: number;
  /** How often trades in another order would show as much, before the correction for all that was looked for. */
  readonly p: number;
  readonly facts: Readonly<Record<string, number>>;
}
