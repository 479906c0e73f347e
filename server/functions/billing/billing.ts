import type { PaymentProvider } from '../../adapters/payment/payment-provider.ts';
import type { Query, SqlDatabase } from '../../adapters/sql.ts';
import type { CountUse, ProductFunction } from '../product-function.ts';
import { createCancelSubscription } from './cancel-subscription.ts';
import { createChangePlan } from './change-plan.ts';
import { createFinishCheckout } from './finish-checkout.ts';
import { createFollowSubscriptions, FOLLOW_SUBSCRIPTIONS } from './follow-subscriptions.ts';
import { createExpireTrials, EXPIRE_TRIALS, type TrialOptions } from './expire-trials.ts';
import { createPayOverdue } from './pay-overdue.ts';
import { createReceivePaymentEvent } from './receive-payment-event.ts';
import { createResumeSubscription } from './resume-subscription.ts';
import { createStartCheckout } from './start-checkout.ts';

/** The functions of plans and payments by their names. @param provider null: nobody takes payments, and they say so */
export function billingFunctions(
  provider: PaymentProvider | null,
  countUse: CountUse,
): readonly (readonly [string, ProductFunction])[] {
  return [
    ['start-checkout', createStartCheckout(provider, countUse)],
    ['finish-checkout', createFinishCheckout(provider)],
    ['change-plan', createChangePlan(provider)],
    ['cancel-subscription', createCancelSubscription(provider)],
    ['resume-subscription', createResumeSubscription(provider)],
    ['pay-overdue', createPayOverdue(provider)],
    ['receive-payment-event', createReceivePaymentEvent(provider)],
  ];
}

type JobHandler =
  | ((payload: unknown, query: Query) => Promise<void>)
  | { readonly outside: (payload: unknown, database: SqlDatabase) => Promise<void> };

/** The timed work of plans and payments, as the engine's runner takes it. */
export function billingJobs(
  provider: PaymentProvider | null,
  options: Omit<TrialOptions, 'takesPayments'>,
  log: Parameters<typeof createFollowSubscriptions>[1],
): {
  handlers: Record<string, JobHandler>;
  schedules: { readonly kind: string; readonly everySeconds: number }[];
} {
  const trials = createExpireTrials({ ...options, takesPayments: provider !== null });
  if (provider === null) return { handlers: { [EXPIRE_TRIALS.kind]: trials }, schedules: [EXPIRE_TRIALS] };
  const follow = createFollowSubscriptions(provider, log, options.now);
  return {
    handlers: { [EXPIRE_TRIALS.kind]: trials, [FOLLOW_SUBSCRIPTIONS.kind]: { outside: follow } },
    schedules: [EXPIRE_TRIALS, FOLLOW_SUBSCRIPTIONS],
  };
}
