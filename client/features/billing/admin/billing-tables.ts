import * as v from 'valibot';
import {
  BILLED_PLANS,
  PAYMENT_KINDS,
  PAYMENT_SORTS,
  SUBSCRIPTION_SORTS,
} from '#domain/billing/admin-contract.ts';
import { SUBSCRIPTION_STATUSES } from '#domain/billing/subscription-status.ts';
import { defineTable } from '../../../lib/table/table-state.ts';

/** What is looked at; the plan is kept while going from one to the other. */
const filters = {
  view: v.picklist(['subscriptions', 'payments']),
  plan: v.picklist(BILLED_PLANS),
  status: v.picklist(SUBSCRIPTION_STATUSES),
  kind: v.picklist(PAYMENT_KINDS),
};

export const subscriptionTable = defineTable({
  filters,
  sortable: SUBSCRIPTION_SORTS,
  sort: { column: 'created_at', direction: 'descending' },
});

export const paymentTable = defineTable({
  filters,
  sortable: PAYMENT_SORTS,
  sort: { column: 'paid_at', direction: 'descending' },
});

export const BILLING_ROWS_PER_PAGE = 25;
