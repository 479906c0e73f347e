import { SecurityAlerts } from '../../../features/security/security-alerts.tsx';

/** What the security guard saw. */
export function SecurityTab() {
  return <SecurityAlerts />;
}
