import { Trans } from '@lingui/react/macro';
import type { OnboardingStepProps } from './onboarding-step-props.ts';
import { StepFrame } from './step-frame.tsx';

/** Step 1: what comes. */
export function WelcomeStep({ complete, ...frame }: OnboardingStepProps) {
  return (
    <StepFrame {...frame} next={<Trans>Get Started</Trans>} onNext={() => complete({})}>
      <p>
        <Trans>Six short steps. You can stop at any time and go on where you stopped, on any device.</Trans>
      </p>
      <ol className="list-decimal ps-6 text-muted">
        <li>
          <Trans>You tell us a little about yourself.</Trans>
        </li>
        <li>
          <Trans>Five questions show where to begin.</Trans>
        </li>
        <li>
          <Trans>You choose what you want to reach, and a plan.</Trans>
        </li>
      </ol>
    </StepFrame>
  );
}
