import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** What admins did. */
export function AuditTab() {
  return <EmptyState title={<Trans>Nothing to see here yet.</Trans>} />;
}
