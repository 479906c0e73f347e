import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useChoosePlan } from '../../features/billing/choose-plan.ts';
import { PlanChoice } from '../../features/billing/plan-choice.tsx';
import type { OnboardingStepProps } from '../../features/learning/onboarding-step-props.ts';
import { StepFrame } from '../../features/learning/step-frame.tsx';
import type { PlanRow } from '../../lib/backend/tables/operations.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';

/** Step 5: Basic, Pro, or the free trial. Records the plan, then completes the step. */
export function PaymentStep({ complete, failure, pending, ...frame }: OnboardingStepProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const choosePlan = useChoosePlan();
  const [plan, setPlan] = useState<PlanRow['id'] | null>(null);
  const [complained, setComplained] = useState(false);
  const goOn = (planId: PlanRow['id']) =>
    choosePlan.mutate(planId, { onSuccess: () => complete({ plan_id: planId }) });
  const refusal = choosePlan.isError
    ? { reason: describe(choosePlan.error), attempt: choosePlan.submittedAt }
    : failure;
  const isPending = pending || choosePlan.isPending;
  return (
    <StepFrame
      {...frame}
      failure={refusal}
      pending={isPending}
      next={<Trans>Continue</Trans>}
      onNext={() => (plan === null ? setComplained(true) : goOn(plan))}
      alternative={
        <Button look="secondary" pending={isPending} onClick={() => goOn('trial')}>
          <Trans>Continue with Free Trial</Trans>
        </Button>
      }
    >
      <PlanChoice
        value={plan}
        onChange={setPlan}
        error={complained && plan === null ? t`Choose a plan, or continue with the free trial.` : undefined}
      />
      <p className="text-15 text-muted">
        <Trans>No card is asked for now. The trial lasts seven days and ends by itself.</Trans>
      </p>
    </StepFrame>
  );
}
