import { changePlanRequest, noInput, type SubscriptionAnswer } from '#domain/billing/contract.ts';
import type {
  KnownSubscription,
  PaymentProvider,
  Standing,
} from '../../adapters/payment/payment-provider.ts';
import { type FunctionContext, type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { applyStanding } from './apply-standing.ts';
import { askProvider, requireProvider } from './ask-provider.ts';
import { requirePaidSubscription, requirePlan } from './subscription.ts';

type Provider = PaymentProvider | null;

/**
 * Ends a subscription at the end of the period that is paid; one with a payment overdue at once.
 *
 * Refusals, here and below: 409 `no-payment-provider`, `nothing-paid`, 502 `payment-unavailable`.
 */
export function createCancelSubscription(provider: Provider): ProductFunction {
  return async (request, context) => {
    await readCall(request, noInput);
    return change(provider, context, (desk, known, status) =>
      status === 'past_due' ? desk.end(known) : desk.cancelAtPeriodEnd(known),
    );
  };
}

/** Takes a cancellation back, as long as the period that is paid has not ended. Refuses also with 409 `payment-overdue`. */
export function createResumeSubscription(provider: Provider): ProductFunction {
  return async (request, context) => {
    await readCall(request, noInput);
    return change(provider, context, (desk, known, status) => {
      if (status !== 'active') throw new Refusal(409, 'payment-overdue');
      return desk.resume(known);
    });
  };
}

/**
 * Goes on with another plan at once; the provider charges or credits the difference.
 *
 * Refuses besides with 402 `payment-declined`, 409 `payment-overdue`, `plan-not-offered` and `plan-unchanged`.
 */
export function createChangePlan(provider: Provider): ProductFunction {
  return async (request, context) => {
    const { plan_id: planId } = await readCall(request, changePlanRequest);
    const plan = await requirePlan(context.query, planId);
    return change(provider, context, (desk, known, status) => {
      if (status !== 'active') throw new Refusal(409, 'payment-overdue');
      if (known.planId === planId) throw new Refusal(409, 'plan-unchanged');
      return desk.changePlan(known, plan);
    });
  };
}

async function change(
  provider: Provider,
  { caller, query, transaction }: FunctionContext,
  work: (desk: PaymentProvider, known: KnownSubscription, status: 'active' | 'past_due') => Promise<Standing>,
): Promise<Response> {
  const userId = requireUser(caller);
  const desk = requireProvider(provider);
  const { status, known } = await requirePaidSubscription(query, desk.name, userId);
  const standing = await askProvider(() => work(desk, known, status));
  const after = await transaction((inTransaction) => applyStanding(inTransaction, desk.name, standing));
  const answer: SubscriptionAnswer = { status: after ?? status };
  return Response.json(answer);
}
