import type { PlanRow } from '../../lib/backend/tables/operations.ts';

/** The name of a plan in a language. */
export function planName(plan: PlanRow, locale: string): string {
  return (plan.translations[locale] ?? plan.translations.en)?.name ?? plan.id;
}

/** Plans that cost something. */
export function isPaid(plan: PlanRow): plan is PlanRow & { id: Exclude<PlanRow['id'], 'trial'> } {
  return plan.id !== 'trial';
}
