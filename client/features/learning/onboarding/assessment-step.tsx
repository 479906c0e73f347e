import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../ui/button.tsx';
import type { OnboardingStepProps } from './onboarding-step-props.ts';
import { StepFrame } from './step-frame.tsx';

/** Step 3: take the assessment, which completes the step, or skip it. */
export function AssessmentStep({ complete, saved, ...frame }: OnboardingStepProps) {
  const navigate = useNavigate();
  const takeIt = () => void navigate({ to: '/assessment' });
  if (saved.assessment_id !== undefined) {
    return (
      <StepFrame
        {...frame}
        next={<Trans>Continue</Trans>}
        onNext={() => complete(saved)}
        alternative={
          <Button look="secondary" onClick={takeIt}>
            <Trans>Take it again</Trans>
          </Button>
        }
      >
        <p>
          <Trans>You have taken the assessment. The latest result counts.</Trans>
        </p>
      </StepFrame>
    );
  }
  return (
    <StepFrame
      {...frame}
      next={<Trans>Start Assessment</Trans>}
      onNext={takeIt}
      alternative={
        <Button look="secondary" pending={frame.pending} onClick={() => complete({ skipped: true })}>
          <Trans>Skip for Now</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Five questions about your experience and your time. There are no right or wrong answers.
        </Trans>
      </p>
    </StepFrame>
  );
}
