import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Plans and payments. */
export function BillingTab() {
  return <EmptyState title={<Trans>Nothing to see here yet.</Trans>} />;
}
