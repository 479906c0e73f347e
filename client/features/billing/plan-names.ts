import type { Tables } from '../../lib/backend/database.ts';

/** The name of a plan in a language. */
export function planName(plan: Tables<'plans'>, locale: string): string {
  return (plan.translations[locale] ?? plan.translations.en)?.name ?? plan.id;
}

/** Plans that cost something. */
export function isPaid(
  plan: Tables<'plans'>,
): plan is Tables<'plans'> & { id: Exclude<Tables<'plans'>['id'], 'trial'> } {
  return plan.id !== 'trial';
}
