import type { Entitlement, PlanId, PlansFile } from './plan-contract.ts';

/** Who has an entitlement: every account, whoever holds a scholarship, or the plans by their ids. */
export type EntitlementHolder = 'account' | 'scholarship' | PlanId;

/**
 * Who has an entitlement, by the table of plans: every account has its own, each plan opens what the ones before it open
 * besides, and a scholarship what one of them opens.
 */
export function includedIn(
  { every_account: everyAccount, scholarship, plans }: PlansFile,
  entitlement: Entitlement,
): readonly EntitlementHolder[] {
  if (everyAccount.includes(entitlement)) return ['account', ...plans.map(({ id }) => id), 'scholarship'];
  const first = plans.findIndex(({ opens }) => opens.includes(entitlement));
  const having = first === -1 ? [] : plans.slice(first).map(({ id }) => id);
  return having.includes(scholarship) ? [...having, 'scholarship'] : having;
}
