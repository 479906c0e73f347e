import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { PaidPlan } from '#domain/billing/contract.ts';
import type { Tables } from '../../lib/backend/database.ts';
import { bringErrorWords } from '../../lib/errors/describe-error.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { billingErrorMessages } from './billing-error-messages.ts';
import { CancelPlan } from './subscription/cancel-plan.tsx';
import { CheckoutResult } from './checkout/checkout-result.tsx';
import { useEntitlements, usePlans } from './fetch-plans.ts';
import { usePaymentProvider, useSubscription } from './subscription/fetch-subscription.ts';
import { OpenNow } from './open-now.tsx';
import { OverdueBanner } from './subscription/overdue-banner.tsx';
import { PaymentList } from './subscription/payment-list.tsx';
import { PlanCourse } from './plan-course.tsx';
import { PlanPageLink } from './plan-page-link.tsx';
import { PlanState } from './plan-state.tsx';
import { useResumeSubscription } from './subscription/resume-subscription.ts';

bringErrorWords(billingErrorMessages);

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }));

interface PlanPanelProps {
  /** The checkout that the learner came back from. */
  checkout: string | undefined;
  /** The plan that was picked on the landing page; opens the choice. */
  picked: PaidPlan | undefined;
}

/** The learner's plan: how it stands, what can be done about it, and what was paid. */
export function PlanPanel({ checkout, picked }: PlanPanelProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const plans = usePlans();
  const provider = usePaymentProvider();
  const subscription = useSubscription();
  const state = { describe, skeleton: ['h-6 w-1/3', 'h-4 w-2/3', 'h-11 w-40'] };
  return (
    <>
      {checkout !== undefined && <CheckoutResult checkout={checkout} />}
      <QueryState {...state} query={plans} failed={t`The plans could not be loaded`}>
        {(rows) => (
          <QueryState {...state} query={provider} failed={t`Your plan could not be loaded`}>
            {(name) => (
              <QueryState {...state} query={subscription} failed={t`Your plan could not be loaded`}>
                {(row) => (
                  <>
                    {name !== null && <OverdueBanner />}
                    <PlanState
                      subscription={row}
                      plan={rows.find(({ id }) => id === planToShow(row, name !== null))}
                      takesPayments={name !== null}
                    />
                    {name !== null && <OpenNow />}
                    {name !== null && row !== null && <PlanCourse subscription={row} />}
                    {name !== null && <PlanActions subscription={row} plans={rows} picked={picked} />}
                    <p>
                      <PlanPageLink />
                    </p>
                    <PaymentList plans={rows} />
                  </>
                )}
              </QueryState>
            )}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}

/** What was never paid is the trial, whichever plan was picked with it. */
function planToShow(
  row: Tables<'subscriptions'> | null,
  takesPayments: boolean,
): Tables<'plans'>['id'] | undefined {
  return takesPayments && row?.price_minor === null ? 'trial' : row?.plan_id;
}

interface PlanActionsProps {
  subscription: Tables<'subscriptions'> | null;
  plans: readonly Tables<'plans'>[];
  picked: PaidPlan | undefined;
}

function PlanActions({ subscription, plans, picked }: PlanActionsProps) {
  const describe = useErrorWording();
  const resume = useResumeSubscription();
  const { data: entitlements } = useEntitlements();
  const isPaid = subscription?.status === 'active';
  const isOverdue = subscription?.status === 'past_due';
  const isEnding = isPaid && subscription.cancel_at_period_end;
  const [choosing, setChoosing] = useState(picked !== undefined && !isPaid && !isOverdue);
  return (
    <div className="flex flex-wrap gap-3">
      {isEnding && (
        <Button
          pending={resume.isPending}
          onClick={() =>
            resume.mutate(undefined, { onError: (error: unknown) => toast.error(describe(error)) })
          }
        >
          <Trans>Go on with the plan</Trans>
        </Button>
      )}
      {!isEnding && !isOverdue && (
        <Button look={isPaid ? 'secondary' : 'primary'} onClick={() => setChoosing(true)}>
          {isPaid ? <Trans>Change the plan</Trans> : <Trans>Choose a plan</Trans>}
        </Button>
      )}
      {((isPaid && !isEnding) || isOverdue) && (
        <CancelPlan endsAt={isPaid ? subscription.current_period_end : null} />
      )}
      {choosing && entitlements !== undefined && (
        <Suspense>
          <PlanDialog
            plans={plans}
            entitlements={entitlements}
            current={isPaid && subscription.plan_id !== 'trial' ? subscription.plan_id : null}
            picked={picked ?? null}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
