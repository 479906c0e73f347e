import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Who has an account here. */
export function PeopleTab() {
  return <EmptyState title={<Trans>Nothing to see here yet.</Trans>} />;
}
