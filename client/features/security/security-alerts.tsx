import { Trans, useLingui } from '@lingui/react/macro';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useSecurityAlerts } from './fetch-security-alerts.ts';
import { SecurityAlertTable } from './security-alert-table.tsx';

/** What the security guard saw, newest first. */
export function SecurityAlerts() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const alerts = useSecurityAlerts();
  return (
    <QueryState
      query={alerts}
      failed={t`The security events could not be loaded`}
      describe={describe}
      skeleton={['h-6 w-full', 'h-6 w-full', 'h-6 w-full']}
    >
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={<Trans>No security events yet.</Trans>} />
        ) : (
          <SecurityAlertTable alerts={rows} />
        )
      }
    </QueryState>
  );
}
