import { useLingui } from '@lingui/react/macro';
import { usePlans } from './fetch-plans.ts';

/** Names plans in the active language; by their id until the names are there. */
export function usePlanNames(): (id: string) => string {
  const { i18n } = useLingui();
  const { data: plans = [] } = usePlans();
  return (id) => {
    const translations = plans.find((plan) => plan.id === id)?.translations;
    return (translations?.[i18n.locale] ?? translations?.en)?.name ?? id;
  };
}
