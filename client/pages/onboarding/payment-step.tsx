import { useLingui } from '@lingui/react/macro';
import { useEntitlements, usePlans } from '../../features/billing/fetch-plans.ts';
import { usePaymentProvider } from '../../features/billing/subscription/fetch-subscription.ts';
import type { OnboardingStepProps } from '../../features/learning/onboarding/onboarding-step-props.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { PlanStep } from './plan-step.tsx';

/** Step 5, once it is known which plans there are and who takes payments. */
export function PaymentStep(props: OnboardingStepProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const plans = usePlans();
  const entitlements = useEntitlements();
  const provider = usePaymentProvider();
  const state = {
    describe,
    failed: t`The plans could not be loaded`,
    skeleton: ['h-20 w-full', 'h-20 w-full'],
  };
  return (
    <QueryState {...state} query={plans}>
      {(rows) => (
        <QueryState {...state} query={entitlements}>
          {(opened) => (
            <QueryState {...state} query={provider}>
              {(name) => (
                <PlanStep {...props} plans={rows} entitlements={opened} takesPayments={name !== null} />
              )}
            </QueryState>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}
