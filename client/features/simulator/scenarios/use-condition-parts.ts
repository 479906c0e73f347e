import { useLingui } from '@lingui/react/macro';

/** What the kinds of orders and the ends of trades are called that a condition allows. */
export function useConditionParts() {
  const { t } = useLingui();
  const kinds = {
    market: t`market orders`,
    limit: t`limit orders`,
    stop: t`stop orders`,
    'stop-limit': t`stop-limit orders`,
  };
  const ends = { stop: t`at its stop`, target: t`at its target`, hand: t`by your own order` };
  return { kinds, ends };
}
