import * as v from 'valibot';
import type { SessionPlan, SimulatorMarket } from './contract.ts';
import type { Condition } from './scenarios/condition-contract.ts';
import type { GradedCondition } from './scenarios/grade-goal.ts';

/** All scenarios, or those of a lesson or a skill. */
export const listScenariosRequest = v.strictObject({
  lesson_id: v.optional(v.nullable(v.pipe(v.string(), v.uuid())), null),
  skill: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
});

export const readScenarioGradeRequest = v.strictObject({ session_id: v.pipe(v.string(), v.uuid()) });

/** The lesson that a scenario practises. */
export type ScenarioLesson = { readonly id: string; readonly course_id: string; readonly title: string };

/** A scenario as it is offered: nothing of what is planted into its market. */
export type Scenario = {
  readonly id: string;
  readonly title: string;
  readonly market: SimulatorMarket;
  /** Null where the lesson is no longer there. */
  readonly lesson: ScenarioLesson | null;
  readonly skills: readonly { readonly id: string; readonly name: string }[];
  /** Whether every account may play it, and whether the caller may. */
  readonly is_free: boolean;
  readonly is_open: boolean;
  /** Whole units of the account's currency. */
  readonly deposit: number;
  readonly plan: SessionPlan;
  readonly briefing: string;
  readonly goal: readonly Condition[];
  /** Closes of a path with the same parameters and nothing planted, by the first of them. */
  readonly picture: readonly number[];
  /** Tries of the caller that have ended, and how many of them met the goal. */
  readonly tries: number;
  readonly met: number;
  /** The caller's try that has not ended, the latest of several. */
  readonly open_session: string | null;
};

/** In the order in which they are listed. */
export type ListScenariosResponse = { readonly scenarios: readonly Scenario[] };

/** How a session stands to the goal of its scenario. */
export type ReadScenarioGradeResponse = {
  readonly scenario: string;
  readonly title: string;
  readonly briefing: string;
  readonly lesson: ScenarioLesson | null;
  readonly plan: SessionPlan;
  readonly conditions: readonly GradedCondition[];
  /** Null until the session has ended. */
  readonly is_met: boolean | null;
  /** What the market was and what to take along; null until the session has ended. */
  readonly debrief: { readonly market: string; readonly lesson: string } | null;
  /** Whether the scenario can be played again. */
  readonly may_repeat: boolean;
};
