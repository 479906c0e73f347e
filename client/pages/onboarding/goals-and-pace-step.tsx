import { Trans } from '@lingui/react/macro';
import { GoalsStep } from '../../features/learning/onboarding/goals-step.tsx';
import type { OnboardingStepProps } from '../../features/learning/onboarding/onboarding-step-props.ts';
import { PaceFields } from '../../features/learning/pace/pace-fields.tsx';

/** Step 4: the goals, and how much time the learner wants to take for them. */
export function GoalsAndPaceStep(props: OnboardingStepProps) {
  return (
    <GoalsStep
      {...props}
      pace={
        <div className="grid gap-2">
          <PaceFields />
          <p className="text-15 text-muted">
            <Trans>
              How much time you want to take. A day off is fine, and you can change it whenever you like.
            </Trans>
          </p>
        </div>
      }
    />
  );
}
