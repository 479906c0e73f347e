import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Applications for scholarships. */
export function ApplicationsTab() {
  return <EmptyState title={<Trans>Nothing to see here yet.</Trans>} />;
}
