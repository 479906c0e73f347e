import { Trans } from '@lingui/react/macro';
import type { OnboardingStepProps } from './onboarding-step-props.ts';
import { StepFrame } from './step-frame.tsx';

/** Step 6: done. */
export function CompleteStep({ complete, ...frame }: OnboardingStepProps) {
  return (
    <StepFrame {...frame} next={<Trans>Go to Dashboard</Trans>} onNext={() => complete({})}>
      <p>
        <Trans>You are set up. The next thing is your first lesson: choose a course on your dashboard.</Trans>
      </p>
    </StepFrame>
  );
}
