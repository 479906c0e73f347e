import * as v from 'valibot';
import type { SubscriptionStatus } from './subscription-status.ts';

/** The plans that cost something; the trial is free. */
export const PAID_PLANS = ['basic', 'pro', 'premium', 'elite'] as const;

export type PaidPlan = (typeof PAID_PLANS)[number];

/** The screens that lead to a checkout, and that the learner comes back to. */
const CHECKOUT_SCREENS = ['onboarding', 'account'] as const;

export type CheckoutScreen = (typeof CHECKOUT_SCREENS)[number];

/** What stands in the place of a checkout's id when the learner came back without paying. */
export const CHECKOUT_CANCELED = 'canceled';

/** The id of a checkout, as its provider gives it. */
export const checkoutId = v.pipe(v.string(), v.regex(/^[\w.-]{1,255}$/));

/** The body of `start-checkout`. */
export const startCheckoutRequest = v.object({
  plan_id: v.picklist(PAID_PLANS),
  from: v.picklist(CHECKOUT_SCREENS),
});

/** The body of `finish-checkout`: which checkout the learner came back from. */
export const finishCheckoutRequest = v.object({ checkout: checkoutId });

/** The body of `change-plan`. */
export const changePlanRequest = v.object({ plan_id: v.picklist(PAID_PLANS) });

/** The body of calls that say everything by their name. */
export const noInput = v.object({});

/** Where the browser has to go on: to a page of the provider. */
export type RedirectAnswer = { readonly url: string };

/** Whether a checkout was paid; `open` may still become so. */
export type FinishCheckoutAnswer = { readonly result: 'paid' | 'open' };

/** How a subscription stands after a call has changed it. */
export type SubscriptionAnswer = { readonly status: SubscriptionStatus };

/** The path that a checkout leads back to; the id of the checkout, or `canceled`, is appended. */
export function checkoutReturn(screen: CheckoutScreen): string {
  return screen === 'onboarding' ? '/onboarding?step=payment&checkout=' : '/account?checkout=';
}
