import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PaidPlan } from '#domain/billing/contract.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import type { Tables } from '../../lib/backend/database.ts';
import { useChangePlan } from './subscription/change-plan.ts';
import { PlanChoice } from './plan-choice.tsx';
import { isPaid } from './plan-names.ts';
import { PlanPageLink } from './plan-page-link.tsx';
import { useStartCheckout } from './checkout/start-checkout.ts';

interface PlanDialogProps {
  plans: readonly Tables<'plans'>[];
  entitlements: readonly Tables<'entitlements'>[];
  /** What is paid now; null: the choice leads to the payment page. */
  current: PaidPlan | null;
  /** Picked already, on the landing page. */
  picked: PaidPlan | null;
  onClose: () => void;
}

/** Chooses a plan to pay for, or another one than before. */
export function PlanDialog({ plans, entitlements, current, picked, onClose }: PlanDialogProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const isOffered = (plan: Tables<'plans'>) => isPaid(plan) && plan.id !== current;
  const offered = plans.filter(isPaid).filter(isOffered);
  const [chosen, setChosen] = useState<string | null>(picked);
  const [complained, setComplained] = useState(false);
  const checkout = useStartCheckout('account');
  const change = useChangePlan();
  const failed = [checkout, change].find(({ isError }) => isError);
  const plan = offered.find(({ id }) => id === chosen);
  const confirm = () => {
    if (plan === undefined) setComplained(true);
    else if (current === null) checkout.mutate(plan.id);
    else change.mutate(plan.id, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      title={current === null ? <Trans>Choose a plan</Trans> : <Trans>Change the plan</Trans>}
      onClose={onClose}
    >
      {failed !== undefined && <FormFailure key={failed.submittedAt} reason={describe(failed.error)} />}
      <PlanChoice
        plans={plans}
        entitlements={entitlements}
        isOffered={isOffered}
        withPrices
        value={plan?.id ?? null}
        onChange={setChosen}
        error={complained && plan === undefined ? t`Choose a plan.` : undefined}
      />
      <p>
        <PlanPageLink />
      </p>
      <p className="text-15 text-muted">
        {current === null ? (
          <Trans>You pay on the next page. It renews every month until you cancel, in two clicks.</Trans>
        ) : (
          <Trans>It changes at once; the difference is charged or credited by the payment provider.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button pending={checkout.isPending || change.isPending} onClick={confirm}>
          {current === null ? <Trans>Continue to payment</Trans> : <Trans>Change the plan</Trans>}
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
