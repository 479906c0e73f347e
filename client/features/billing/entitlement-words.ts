import { useLingui } from '@lingui/react/macro';
import type { EntitlementRow } from '../../lib/backend/tables/operations.ts';

/** Words an entitlement in the learner's language, and says so while it is in preparation. */
export function useEntitlementWords(): (entitlement: EntitlementRow) => string {
  const { t, i18n } = useLingui();
  return ({ id, is_ready: isReady, translations }) => {
    const words = (translations[i18n.locale] ?? translations.en)?.words ?? id;
    return isReady ? words : t`${words} (in preparation)`;
  };
}
