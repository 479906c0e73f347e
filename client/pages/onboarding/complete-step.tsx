import { Trans } from '@lingui/react/macro';
import { CourseChoice } from '../../features/learning/onboarding/course-choice.tsx';
import type { OnboardingStepProps } from '../../features/learning/onboarding/onboarding-step-props.ts';
import { StepFrame } from '../../features/learning/onboarding/step-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { useNextStep } from '../first-lesson/use-next-step.ts';

/** Step 6: done, and one press from the first lesson. */
export function CompleteStep({ complete, saved, failure, pending, ...frame }: OnboardingStepProps) {
  const { first, goOn, ...onboarding } = useNextStep();
  const toDashboard = () => complete(saved);
  return (
    <StepFrame
      {...frame}
      // While the course is not known the buttons stand as they will, so that none changes under a finger.
      pending={pending || onboarding.pending || first === undefined}
      failure={onboarding.failure === null ? failure : { reason: onboarding.failure, attempt: 0 }}
      next={first === null ? <Trans>Go to Dashboard</Trans> : <Trans>Open the first lesson</Trans>}
      onNext={first === null ? toDashboard : goOn}
      alternative={
        first !== null && (
          <Button look="secondary" pending={pending} onClick={toDashboard}>
            <Trans>Go to Dashboard</Trans>
          </Button>
        )
      }
    >
      {first && <CourseChoice {...first} />}
      {first === null && (
        <p>
          <Trans>
            You are set up. The next thing is your first lesson: choose a course on your dashboard.
          </Trans>
        </p>
      )}
    </StepFrame>
  );
}
