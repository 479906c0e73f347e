import { describe, expect, test } from 'vitest';
import cases from '#tests/cases/onboarding-order.json' with { type: 'json' };
import {
  currentStep,
  ONBOARDING_STEPS,
  onboardingMinutesLeft,
  type OnboardingStep,
  stepAfter,
  stepBefore,
  stepToShow,
  nextStep,
} from './onboarding.ts';

const completed = (...steps: OnboardingStep[]) => new Set(steps);

// spec: 65 Steps: welcome, profile, assessment, goals, payment, complete
// spec: 181 Onboarding has six steps
test('onboarding has six steps in their order', () => {
  expect(ONBOARDING_STEPS).toEqual(['welcome', 'profile', 'assessment', 'goals', 'payment', 'complete']);
});

describe('the current step', () => {
  // spec: 101 Onboarding: the current step is at the index of the number of completed steps
  test.each(ONBOARDING_STEPS.map((step, index) => ({ step, index })))(
    'after $index steps in order is $step',
    ({ step, index }) => {
      expect(currentStep(new Set(ONBOARDING_STEPS.slice(0, index)))).toBe(step);
    },
  );
  test('is none when all six are completed', () => {
    expect(currentStep(new Set(ONBOARDING_STEPS))).toBeNull();
  });
  test('is not an assessment that was taken early', () => {
    expect(currentStep(completed('assessment'))).toBe('welcome');
    expect(currentStep(completed('welcome', 'profile', 'assessment'))).toBe('goals');
  });
});

test.each(cases)('may be completed ($may): $name', ({ completed: done, step: name, may }) => {
  const step = ONBOARDING_STEPS.find((known) => known === name);
  const before = ONBOARDING_STEPS.filter((known) => done.includes(known));
  expect(step !== undefined && stepToShow(step, new Set(before)) === step).toBe(may);
});

describe('the step to show', () => {
  test('is an earlier one when asked for', () => {
    expect(stepToShow('welcome', completed('welcome', 'profile'))).toBe('welcome');
  });
  test('is the current one when a later or no step is asked for', () => {
    expect(stepToShow('payment', completed('welcome'))).toBe('profile');
    expect(stepToShow(undefined, completed('welcome'))).toBe('profile');
  });
  test('is none when onboarding is complete', () => {
    expect(stepToShow('welcome', new Set(ONBOARDING_STEPS))).toBeNull();
  });
});

test('neighbours end at both ends', () => {
  expect(stepBefore('welcome')).toBeNull();
  expect(stepAfter('welcome')).toBe('profile');
  expect(stepAfter('complete')).toBeNull();
});

test('the time left counts the open steps, and says none only when nothing is asked any more', () => {
  expect(onboardingMinutesLeft(new Set())).toBe(3);
  expect(onboardingMinutesLeft(completed('assessment'))).toBe(1);
  expect(onboardingMinutesLeft(completed('welcome', 'profile', 'assessment', 'goals'))).toBe(1);
  expect(onboardingMinutesLeft(completed('welcome', 'profile', 'assessment', 'goals', 'payment'))).toBe(0);
});

describe('the way on', () => {
  test('begins with the five questions', () => {
    expect(nextStep(new Set(), false)).toEqual({ settled: ['welcome'], next: 'assessment' });
    expect(nextStep(completed('welcome', 'profile'), false)).toEqual({ settled: [], next: 'assessment' });
  });
  test('asks in the profile only for what the answers have not told', () => {
    expect(nextStep(completed('welcome', 'assessment'), true)).toEqual({
      settled: ['profile'],
      next: 'goals',
    });
    expect(nextStep(completed('assessment'), true)).toEqual({
      settled: ['welcome', 'profile'],
      next: 'goals',
    });
    expect(nextStep(completed('assessment'), false)).toEqual({ settled: ['welcome'], next: 'profile' });
  });
  test('then follows the order, to its end', () => {
    const first = ['welcome', 'profile', 'assessment', 'goals'] as const;
    expect(nextStep(completed(...first), true)).toEqual({ settled: [], next: 'payment' });
    expect(nextStep(completed(...first, 'payment'), true)).toEqual({ settled: [], next: 'complete' });
    expect(nextStep(new Set(ONBOARDING_STEPS), true)).toEqual({ settled: [], next: null });
  });
});
