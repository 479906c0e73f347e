import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useChoosePlan } from '../../features/billing/choose-plan.ts';
import { usePlans } from '../../features/billing/fetch-plans.ts';
import { PlanChoice } from '../../features/billing/plan-choice.tsx';
import type { OnboardingStepProps } from '../../features/learning/onboarding-step-props.ts';
import { StepFrame } from '../../features/learning/step-frame.tsx';
import type { PlanRow } from '../../lib/backend/tables/operations.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';

/** Step 5: Basic, Pro, or the free trial. Records the plan, then completes the step. */
export function PaymentStep({ saved, keep, complete, failure, pending, ...frame }: OnboardingStepProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const plans = usePlans('onboarding');
  const choosePlan = useChoosePlan();
  const [chosen, setChosen] = useState(saved.plan_id);
  const [complained, setComplained] = useState(false);
  const paid = plans.data?.filter((row) => row.trial_days === null) ?? [];
  const plan = paid.find((row) => row.id === chosen)?.id ?? null;
  const goOn = (planId: PlanRow['id']) =>
    choosePlan.mutate(planId, { onSuccess: () => complete({ plan_id: planId }) });
  const refusal = choosePlan.isError
    ? { reason: describe(choosePlan.error), attempt: choosePlan.submittedAt }
    : failure;
  const isPending = pending || choosePlan.isPending;
  return (
    <StepFrame
      {...frame}
      choices={paid.length}
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
        plans={plans}
        value={plan}
        onChange={(planId) => {
          setChosen(planId);
          keep({ plan_id: planId });
        }}
        error={complained && plan === null ? t`Choose a plan, or continue with the free trial.` : undefined}
      />
      <p className="text-15 text-muted">
        <Trans>No card is asked for now. The trial lasts seven days and ends by itself.</Trans>
      </p>
    </StepFrame>
  );
}
