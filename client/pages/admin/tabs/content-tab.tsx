import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Courses, lessons, and what learners report about them. */
export function ContentTab() {
  return <EmptyState title={<Trans>Nothing to see here yet.</Trans>} />;
}
