import { scoreAssessment } from '#domain/assessment/score.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { ONBOARDING_STEPS, type OnboardingStep } from '#domain/learning/onboarding.ts';
import { EXPERIENCE_LEVELS, GOALS } from '#domain/learning/profile.ts';
import { around, happens, oneOf, type Random, weighted } from '../draw.ts';
import { MINUTE, SECOND } from '../durations.ts';
import type { Learner, World } from './learner.ts';
import { type PlanHistory, planHistory } from './plan-history.ts';
import { timestamp } from '../rows.ts';

/** What onboarding leads to: when the learner was done with it, and the plan they chose if they came that far. */
export type Onboarded = { readonly at: number; readonly plan: PlanHistory | null };

/** The share of learners who complete a step once they have completed the one before. */
const COMPLETES: Readonly<Record<OnboardingStep, number>> = {
  welcome: 0.95,
  profile: 0.93,
  assessment: 0.94,
  goals: 0.96,
  payment: 0.92,
  complete: 0.98,
};
/** Seconds that half of all learners take less than. */
const MEDIAN_SECONDS: Readonly<Record<OnboardingStep, number>> = {
  welcome: 15,
  profile: 35,
  assessment: 130,
  goals: 25,
  payment: 50,
  complete: 10,
};
const SKIPS_ASSESSMENT = 0.2;
const QUESTIONS = [
  'trading-experience',
  'chart-experience',
  'risk-experience',
  'pressure-experience',
  'time-available',
];
const LANGUAGE_WEIGHTS = [8, 3, 2, 2, 2, 2];

/** The steps of onboarding from the moment of signing up, in their order, until the learner stops or is done. */
export function onboard(learner: Learner, world: World): Onboarded {
  const { random } = learner;
  const language = weighted(
    random,
    LANGUAGES.map((name, place) => [name, LANGUAGE_WEIGHTS[place] ?? 1] as const),
  );
  const experience = oneOf(random, EXPERIENCE_LEVELS);
  let at = learner.signedUpAt;
  let plan: PlanHistory | null = null;
  for (const step of ONBOARDING_STEPS) {
    const next = at + around(random, MEDIAN_SECONDS[step], 0.5) * SECOND;
    if (next >= world.until || !happens(random, COMPLETES[step])) break;
    at = next;
    if (step === 'payment') plan = planHistory(random, world.catalogue.plans, at, world.until);
    addStep(learner, step, at, dataOf(learner, step, at, { language, experience, plan }));
  }
  return { at: at + 2 * MINUTE, plan };
}

type Chosen = { readonly language: string; readonly experience: string; readonly plan: PlanHistory | null };

/** What the browser saves with a step. */
function dataOf(learner: Learner, step: OnboardingStep, at: number, chosen: Chosen): Record<string, unknown> {
  const { random, name } = learner;
  if (step === 'profile') return { name, experience: chosen.experience, language: chosen.language };
  if (step === 'goals') {
    const goals = GOALS.filter(() => happens(random, 0.35));
    return { goals: goals.length > 0 ? goals : [oneOf(random, GOALS)] };
  }
  if (step === 'payment') return { plan_id: chosen.plan?.firstPlanId };
  if (step !== 'assessment') return {};
  return happens(random, SKIPS_ASSESSMENT)
    ? { skipped: true }
    : { assessment_id: takeAssessment(learner, at) };
}

function addStep(learner: Learner, step: OnboardingStep, at: number, data: Record<string, unknown>): void {
  learner.rows.add('onboardingSteps', {
    id: learner.newId('onboardingSteps'),
    user_id: learner.id,
    step_name: step,
    completed: true,
    completed_at: timestamp(at),
    data: JSON.stringify(data),
    created_at: timestamp(at),
  });
}

function takeAssessment(learner: Learner, at: number): string {
  const id = learner.newId('assessments');
  const answers = Object.fromEntries(
    QUESTIONS.map((question) => [question, answerTo(learner.random, learner.ability)]),
  );
  const { score, level } = scoreAssessment(answers);
  learner.rows.add('assessments', {
    id,
    user_id: learner.id,
    assessment_data: JSON.stringify(answers),
    score,
    skill_level: level,
    created_at: timestamp(at),
  });
  learner.record('assessment_completed', at, { details: { score, skill_level: level } });
  return id;
}

/** A scaled answer from 1 to 4, higher for the able, or "Not sure". */
function answerTo(random: Random, ability: number): string {
  if (happens(random, 0.06)) return 'not-sure';
  const scaled = Math.round(1.8 + 0.7 * ability + (random() - 0.5) * 1.6);
  return String(Math.min(4, Math.max(1, scaled)));
}
