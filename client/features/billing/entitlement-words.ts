import { useLingui } from '@lingui/react/macro';
import type { Tables } from '../../lib/backend/database.ts';

/** Words an entitlement in the learner's language, and says so while it is in preparation. */
export function useEntitlementWords(): (entitlement: Tables<'entitlements'>) => string {
  const { t, i18n } = useLingui();
  return ({ id, is_ready: isReady, translations }) => {
    const words = (translations[i18n.locale] ?? translations.en)?.words ?? id;
    return isReady ? words : t`${words} (in preparation)`;
  };
}
