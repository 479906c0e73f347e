import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** What the specification promises of NVPay. */
export function NvpayTab() {
  return <EmptyState title={<Trans>NVPay is coming soon</Trans>} />;
}
