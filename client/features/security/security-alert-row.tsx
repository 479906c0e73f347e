import { useLingui } from '@lingui/react/macro';
import type { SecurityAlertRow as SecurityAlert } from '../../lib/backend/tables/operations.ts';
import { formatMoment } from '#domain/kernel/format-date.ts';

const cellStyles = 'py-2 pe-4 align-top';

/** One event: when, what, how serious, from where, and whether it was blocked. */
export function SecurityAlertRow({ alert }: { alert: SecurityAlert }) {
  const { t, i18n } = useLingui();
  const levels = { low: t`Low`, medium: t`Medium`, high: t`High`, critical: t`Critical` };
  return (
    <tr className="border-b border-line">
      <td className={`${cellStyles} whitespace-nowrap`}>{formatMoment(alert.timestamp, i18n.locale)}</td>
      <td className={cellStyles}>
        {alert.type}
        {alert.description !== '' && <span className="block text-muted">{alert.description}</span>}
      </td>
      <td className={cellStyles}>{levels[alert.severity]}</td>
      <td className={cellStyles} dir="ltr">
        {alert.ip ?? '–'}
      </td>
      <td className={cellStyles}>{alert.blocked ? t`Yes` : t`No`}</td>
    </tr>
  );
}
