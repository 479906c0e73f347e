import { Trans, useLingui } from '@lingui/react/macro';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useSecurityAlerts } from './fetch-security-alerts.ts';
import { SecurityAlertRow } from './security-alert-row.tsx';

const headStyles = 'py-2 pe-4 text-start font-semibold';

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
          <div className="overflow-x-auto">
            <table className="w-full text-15">
              <caption className="sr-only">
                <Trans>Security events, newest first</Trans>
              </caption>
              <thead>
                <tr className="border-b border-line">
                  <th scope="col" className={headStyles}>
                    <Trans>Time</Trans>
                  </th>
                  <th scope="col" className={headStyles}>
                    <Trans>Event</Trans>
                  </th>
                  <th scope="col" className={headStyles}>
                    <Trans>Level</Trans>
                  </th>
                  <th scope="col" className={headStyles}>
                    <Trans>Address</Trans>
                  </th>
                  <th scope="col" className={headStyles}>
                    <Trans>Blocked</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((alert) => (
                  <SecurityAlertRow key={alert.id} alert={alert} />
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </QueryState>
  );
}
