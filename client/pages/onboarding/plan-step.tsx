import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { billingErrorMessages } from '../../features/billing/billing-error-messages.ts';
import { CheckoutResult } from '../../features/billing/checkout/checkout-result.tsx';
import { useChoosePlan } from '../../features/billing/choose-plan.ts';
import { PlanChoice } from '../../features/billing/plan-choice.tsx';
import { PlanPageLink } from '../../features/billing/plan-page-link.tsx';
import { TrialContents } from '../../features/billing/trial-contents.tsx';
import { isPaid } from '../../features/billing/plan-names.ts';
import { useStartCheckout } from '../../features/billing/checkout/start-checkout.ts';
import type { OnboardingStepProps } from '../../features/learning/onboarding/onboarding-step-props.ts';
import { StepFrame } from '../../features/learning/onboarding/step-frame.tsx';
import type { Tables } from '../../lib/backend/database.ts';
import { bringErrorWords } from '../../lib/errors/describe-error.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';

bringErrorWords(billingErrorMessages);

interface PlanStepProps extends OnboardingStepProps {
  plans: readonly Tables<'plans'>[];
  entitlements: readonly Tables<'entitlements'>[];
  /** Whether a paid plan leads to a payment page; else it is only noted, and opens everything. */
  takesPayments: boolean;
}

/** Basic, Pro, the plan picked on the landing page, or the free trial. Completes the step once it is chosen and paid. */
export function PlanStep(props: PlanStepProps) {
  const { plans, entitlements, takesPayments, saved, saveDraft, complete, failure, pending, ...frame } =
    props;
  const { t } = useLingui();
  const describe = useErrorWording();
  const { checkout } = useSearch({ from: '/protected/onboarding' });
  const choosePlan = useChoosePlan();
  const startCheckout = useStartCheckout('onboarding');
  const [chosen, setChosen] = useState(saved.plan_id);
  const [complained, setComplained] = useState(false);
  const isOffered = (candidate: Tables<'plans'>) =>
    isPaid(candidate) && (candidate.offered_on.includes('onboarding') || candidate.id === saved.plan_id);
  const paid = plans.filter(isPaid).filter(isOffered);
  const plan = paid.find(({ id }) => id === chosen);
  const note = (planId: Tables<'plans'>['id']) =>
    choosePlan.mutate(planId, { onSuccess: () => complete({ plan_id: planId }) });
  const goOn = () => {
    if (plan === undefined) setComplained(true);
    else if (takesPayments) startCheckout.mutate(plan.id);
    else note(plan.id);
  };
  const failed = [choosePlan, startCheckout].find(({ isError }) => isError);
  const refusal = failed ? { reason: describe(failed.error), attempt: failed.submittedAt } : failure;
  const isPending = pending || choosePlan.isPending || startCheckout.isPending;
  return (
    <StepFrame
      {...frame}
      choices={paid.length}
      failure={refusal}
      pending={isPending}
      next={takesPayments ? <Trans>Continue to payment</Trans> : <Trans>Continue</Trans>}
      onNext={goOn}
      alternative={
        <Button look="secondary" pending={isPending} onClick={() => note('trial')}>
          <Trans>Continue with Free Trial</Trans>
        </Button>
      }
    >
      {checkout !== undefined && (
        <CheckoutResult checkout={checkout} onPaid={() => complete({ plan_id: saved.plan_id })} />
      )}
      <PlanChoice
        numbered
        plans={plans}
        entitlements={entitlements}
        isOffered={isOffered}
        withPrices={takesPayments}
        value={plan?.id ?? null}
        onChange={(planId) => {
          setChosen(planId);
          saveDraft({ plan_id: planId });
        }}
        error={
          complained && plan === undefined ? t`Choose a plan, or continue with the free trial.` : undefined
        }
      />
      <p>
        <TrialContents plans={plans} entitlements={entitlements} /> <PlanPageLink />
      </p>
      <p className="text-15 text-muted">
        {takesPayments ? (
          <Trans>
            You pay on the next page, every month until you cancel. The trial asks for no card, lasts seven
            days and ends by itself.
          </Trans>
        ) : (
          <Trans>
            Nobody takes payments here: everything that is ready is open to you at no cost, whichever plan you
            choose.
          </Trans>
        )}
      </p>
    </StepFrame>
  );
}
