import { useLingui } from '@lingui/react/macro';
import type { SubscriptionStatus } from '#domain/billing/subscription-status.ts';
import { usePlans } from '../fetch-plans.ts';
import { planName } from '../plan-names.ts';

/** The statuses of subscriptions in the active language. */
export function useStatusNames(): Readonly<Record<SubscriptionStatus, string>> {
  const { t } = useLingui();
  return {
    trialing: t`Trial`,
    active: t({ message: 'Active', context: 'subscription' }),
    past_due: t`Past due`,
    canceled: t({ message: 'Canceled', context: 'subscription' }),
    expired: t({ message: 'Expired', context: 'subscription' }),
  };
}

/** Names plans in the active language; by their id until the names are there. */
export function usePlanNames(): (id: string) => string {
  const { i18n } = useLingui();
  const { data: plans = [] } = usePlans();
  return (id) => {
    const plan = plans.find((candidate) => candidate.id === id);
    return plan === undefined ? id : planName(plan, i18n.locale);
  };
}
