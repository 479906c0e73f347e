import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words for the codes that only calls about plans and payments answer with. */
export const billingErrorMessages: Readonly<Record<string, MessageDescriptor>> = {
  'no-payment-provider': msg`Nobody takes payments here: every plan opens everything.`,
  'course-chosen-lately': msg`You have chosen a course less than a month ago. The day from which you can change it stands beside it.`,
  'payment-declined': msg`The card was declined. Nothing was charged, and your plan stays as it is.`,
  'payment-unavailable': msg`The payment provider could not be reached. Nothing was charged. Try again in a moment.`,
  'payment-overdue': msg`Pay what is overdue first.`,
  'nothing-overdue': msg`Nothing is overdue: your last payment has arrived. Reload the page to see it.`,
  'nothing-paid': msg`You do not pay for a plan at the moment. Reload the page to see how it stands.`,
  'plan-not-offered': msg`This plan is not offered any more. Choose another one.`,
  'plan-unchanged': msg`This is the plan that you have already.`,
  'too-many-checkouts': msg`You have opened the payment page very often. Try again in an hour.`,
};
