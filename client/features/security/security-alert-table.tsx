import { useLingui } from '@lingui/react/macro';
import type { SecurityAlertRow } from '../../lib/backend/tables/operations.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Moment } from '../../ui/date-display.tsx';
import { Table } from '../../ui/table.tsx';

const tones: Readonly<Record<SecurityAlertRow['severity'], BadgeTone>> = {
  low: 'neutral',
  medium: 'neutral',
  high: 'warn',
  critical: 'danger',
};

/** Security events: when, what, how serious, from where, and whether it was blocked. */
export function SecurityAlertTable({ alerts }: { alerts: readonly SecurityAlertRow[] }) {
  const { t } = useLingui();
  const levels = { low: t`Low`, medium: t`Medium`, high: t`High`, critical: t`Critical` };
  return (
    <Table
      caption={t`Security events, newest first`}
      captionHidden
      rows={alerts}
      rowId={({ id }) => id}
      columns={[
        { id: 'time', head: t`Time`, cell: ({ timestamp }) => <Moment value={timestamp} /> },
        {
          id: 'event',
          head: t`Event`,
          cell: ({ type, description }) => (
            <>
              {type}
              {description !== '' && <span className="block text-muted">{description}</span>}
            </>
          ),
        },
        {
          id: 'level',
          head: t`Level`,
          cell: ({ severity }) => <Badge tone={tones[severity]}>{levels[severity]}</Badge>,
        },
        { id: 'address', head: t`Address`, cell: ({ ip }) => <bdi dir="ltr">{ip ?? '–'}</bdi> },
        { id: 'blocked', head: t`Blocked`, cell: ({ blocked }) => (blocked ? t`Yes` : t`No`) },
      ]}
    />
  );
}
