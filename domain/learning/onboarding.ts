/** The steps of onboarding in their order. */
export const ONBOARDING_STEPS = ['welcome', 'profile', 'assessment', 'goals', 'payment', 'complete'] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** How long a step takes somebody who reads everything; the assessment as in domain/assessment. */
const SECONDS: Readonly<Record<OnboardingStep, number>> = {
  welcome: 10,
  profile: 20,
  assessment: 100,
  goals: 20,
  payment: 25,
  complete: 0,
};

/**
 * The step a learner is at, or null when all are completed. Steps completed in order make it the one at the index
 * of their number; a step completed early (the assessment taken from the dashboard) is not asked for again.
 */
export function currentStep(completed: ReadonlySet<OnboardingStep>): OnboardingStep | null {
  return ONBOARDING_STEPS.find((step) => !completed.has(step)) ?? null;
}

/**
 * The step to show for a requested one: earlier steps may be looked at again, a later one leads to the current step.
 * Null when onboarding is complete. The database completes no other (`private.apply_onboarding_rules`); both run
 * tests/cases/onboarding-order.json.
 */
export function stepToShow(
  requested: OnboardingStep | undefined,
  completed: ReadonlySet<OnboardingStep>,
): OnboardingStep | null {
  const current = currentStep(completed);
  if (current === null || requested === undefined) return current;
  return ONBOARDING_STEPS.indexOf(requested) <= ONBOARDING_STEPS.indexOf(current) ? requested : current;
}

/** The step after this one, or null after the last. */
export function stepAfter(step: OnboardingStep): OnboardingStep | null {
  return ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1] ?? null;
}

/** The step before this one, or null before the first. */
export function stepBefore(step: OnboardingStep): OnboardingStep | null {
  return ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) - 1] ?? null;
}

/** Whole minutes that the steps not completed yet take, at least 1; 0 once nothing is asked any more. */
export function onboardingMinutesLeft(completed: ReadonlySet<OnboardingStep>): number {
  const open = ONBOARDING_STEPS.filter((step) => !completed.has(step) && SECONDS[step] > 0);
  const seconds = open.reduce((sum, step) => sum + SECONDS[step], 0);
  return open.length === 0 ? 0 : Math.max(1, Math.round(seconds / 60));
}

/** Where one press leads from the dashboard. */
export interface NextStep {
  /** The open steps before it that have nothing left to ask, in their order. */
  readonly settled: readonly OnboardingStep[];
  /** The step to show; null when onboarding is complete. */
  readonly next: OnboardingStep | null;
}

/**
 * The next step that asks for something: the assessment first, since its answers are those of the profile too. Nothing that
 * is known is asked again.
 * @param profileIsKnown whether name, experience and language are known without asking
 */
export function nextStep(completed: ReadonlySet<OnboardingStep>, profileIsKnown: boolean): NextStep {
  const isOpen = (step: OnboardingStep) => !completed.has(step);
  const asksNothing = (step: OnboardingStep) => step === 'welcome' || (step === 'profile' && profileIsKnown);
  if (isOpen('assessment')) return { settled: ['welcome' as const].filter(isOpen), next: 'assessment' };
  const open = ONBOARDING_STEPS.filter(isOpen);
  const next = open.find((step) => !asksNothing(step)) ?? null;
  return { settled: open.slice(0, next === null ? open.length : open.indexOf(next)), next };
}
