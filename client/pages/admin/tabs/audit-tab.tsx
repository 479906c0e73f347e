import { ActionList } from '../../../features/identity/audit-log/action-list.tsx';

/** What admins did. */
export function AuditTab() {
  return <ActionList />;
}
