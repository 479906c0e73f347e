// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import type { OnboardingStep } from '#domain/learning/onboarding.ts';
import { drawExample } from '../../../ui/draw-example.tsx';
import { OnboardingCard } from './onboarding-card.tsx';

const ALL: readonly OnboardingStep[] = ['welcome', 'profile', 'assessment', 'goals', 'payment'];

test.each([
  [[], false, /^Your first lesson is about \d+ minutes away$/],
  [ALL, false, /^Your first lesson is one press away$/],
  [[], true, /^Setting up takes \d+ more minutes$/],
  [ALL, true, /^Setting up takes one more press$/],
] as const)('with %j done, having begun: %s, the title says how far it is', (done, hasBegun, title) => {
  const { element, remove } = drawExample(
    <OnboardingCard
      completed={new Set(done)}
      next="complete"
      courseTitle="A course"
      onGoOn={() => undefined}
      pending={false}
      failure={null}
      hasBegun={hasBegun}
    />,
  );
  onTestFinished(remove);
  expect(element.querySelector('h2')?.textContent).toMatch(title);
});
