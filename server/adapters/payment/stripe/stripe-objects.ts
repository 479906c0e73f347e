import * as v from 'valibot';
import { PAID_PLANS } from '#domain/billing/contract.ts';

/*
 * What we read of Stripe's objects, in the API version of the client. Money is in minor units, moments are seconds since
 * 1970, currencies are in lower case.
 */

const currency = v.pipe(v.string(), v.toUpperCase());
const moment = v.pipe(
  v.number(),
  v.transform((seconds) => new Date(seconds * 1000)),
);
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);

export const sessionSchema = v.object({
  id: v.string(),
  url: optional(v.string()),
  client_reference_id: optional(v.string()),
  subscription: optional(v.string()),
});

export const invoiceSchema = v.object({
  id: v.string(),
  status: optional(v.string()),
  subscription: optional(v.string()),
  amount_paid: v.number(),
  currency,
  created: moment,
  hosted_invoice_url: optional(v.string()),
  status_transitions: v.object({ paid_at: optional(moment) }),
  lines: v.object({ data: v.array(v.object({ period: v.object({ end: moment }) })) }),
});

export type StripeInvoice = v.InferOutput<typeof invoiceSchema>;

export const subscriptionSchema = v.object({
  id: v.string(),
  customer: v.string(),
  status: v.string(),
  cancel_at_period_end: v.boolean(),
  /** Written by our checkout; a subscription without it is not ours. */
  metadata: v.object({
    user_id: v.optional(v.pipe(v.string(), v.uuid())),
    plan_id: v.optional(v.picklist(PAID_PLANS)),
  }),
  items: v.object({
    data: v.tuple([v.object({ id: v.string(), price: v.object({ unit_amount: v.number(), currency }) })]),
  }),
  latest_invoice: optional(invoiceSchema),
});

export type StripeSubscription = v.InferOutput<typeof subscriptionSchema>;

export const productSchema = v.object({ id: v.string() });

export const chargeSchema = v.object({
  invoice: optional(v.object({ subscription: optional(v.string()) })),
  refunds: v.object({
    data: v.array(
      v.object({
        id: v.string(),
        amount: v.number(),
        currency,
        created: moment,
        status: optional(v.string()),
      }),
    ),
  }),
});

export const eventSchema = v.object({
  id: v.string(),
  type: v.string(),
  created: moment,
  data: v.object({
    object: v.object({ id: v.optional(v.string(), ''), object: v.optional(v.string(), '') }),
  }),
});
