import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedAction } from '#domain/identity/people-contract.ts';
import type { CsvColumn } from '../../../lib/table/to-csv.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import type { TableColumn } from '../../../ui/table/table.tsx';

/** The columns of the log. @param onSubject narrows the log to what happened to one subject */
export function useActionColumns(onSubject: (id: string) => void): readonly TableColumn<ListedAction>[] {
  const { t } = useLingui();
  return [
    { id: 'created_at', head: t`Time`, cell: ({ created_at: at }) => <Moment value={at} /> },
    { id: 'actor', head: t`Who`, sortable: false, cell: (row) => <Actor action={row} /> },
    { id: 'action', head: t`Action`, sortable: false, cell: ({ action }) => <bdi dir="ltr">{action}</bdi> },
    {
      id: 'outcome',
      head: t`Outcome`,
      sortable: false,
      cell: ({ outcome }) =>
        outcome === 'done' ? (
          <Trans>Done</Trans>
        ) : (
          <Badge tone="danger">
            <Trans>Refused</Trans>
          </Badge>
        ),
    },
    {
      id: 'subject',
      head: t`To whom or what`,
      sortable: false,
      cell: ({ subject_id: id, subject_email: email }) =>
        id === null ? (
          '–'
        ) : (
          <Button look="link" className="min-h-6 text-15 font-normal" onClick={() => onSubject(id)}>
            <bdi dir="ltr">{email ?? id.slice(0, 8)}</bdi>
          </Button>
        ),
    },
    {
      id: 'details',
      head: t`Details`,
      sortable: false,
      cell: ({ details }) => (
        <bdi dir="ltr" className="text-muted wrap-anywhere">
          {detailsText(details)}
        </bdi>
      ),
    },
  ];
}

function Actor({ action: { actor_id: id, actor_email: email } }: { action: ListedAction }) {
  if (id === null) {
    return (
      <span className="text-muted">
        <Trans>Deleted account</Trans>
      </span>
    );
  }
  return <bdi>{email ?? id.slice(0, 8)}</bdi>;
}

/** The columns of the file of the log. */
export function useActionCsvColumns(): readonly CsvColumn<ListedAction>[] {
  const { t } = useLingui();
  return [
    { head: t`Time`, text: ({ created_at: at }) => at },
    { head: t`Who`, text: ({ actor_email: email }) => email },
    { head: t`Id of the account`, text: ({ actor_id: id }) => id },
    { head: t`Action`, text: ({ action }) => action },
    { head: t`Outcome`, text: ({ outcome }) => outcome },
    { head: t`Subject`, text: ({ subject_id: id }) => id },
    { head: t`Email of the subject`, text: ({ subject_email: email }) => email },
    { head: t`Details`, text: ({ details }) => JSON.stringify(details) },
  ];
}

/** "role: admin, days: 7" */
function detailsText(details: ListedAction['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
