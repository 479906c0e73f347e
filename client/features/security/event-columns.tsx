import { Trans, useLingui } from '@lingui/react/macro';
import type { Tables } from '../../lib/backend/database.ts';
import { Moment } from '../../ui/value/date-display.tsx';
import { RowButton } from '../../ui/table/row-button.tsx';
import type { TableColumn } from '../../ui/table/table.tsx';
import { AccountButton } from './account-button.tsx';
import { LevelBadge } from './level-badge.tsx';
import { findingsOf, useSecurityWords } from './security-words.ts';

interface EventActions {
  onAccount: (id: string) => void;
  onBlock: (addresses: readonly string[]) => void;
}

/** The columns of the stream: when, what, how serious, from where, whose account, and what became of it. */
export function useEventColumns({
  onAccount,
  onBlock,
}: EventActions): readonly TableColumn<Tables<'security_events'>>[] {
  const { t } = useLingui();
  const words = useSecurityWords();
  return [
    { id: 'created_at', head: t`Time`, cell: ({ created_at: time }) => <Moment value={time} /> },
    {
      id: 'event_type',
      head: t`Event`,
      cell: (event) => (
        <>
          {words.type(event.event_type)}
          <span className="block text-muted">{words.findings(findingsOf(event))}</span>
        </>
      ),
    },
    {
      id: 'threat_level',
      head: t`Level`,
      sortable: false,
      cell: ({ threat_level: level }) => <LevelBadge level={level} />,
    },
    {
      id: 'ip_address',
      head: t`Address`,
      cell: ({ ip_address: address }) => <bdi dir="ltr">{address ?? '–'}</bdi>,
    },
    {
      id: 'user_id',
      head: t`Account`,
      sortable: false,
      cell: ({ user_id: id }) => (id === null ? '–' : <AccountButton id={id} onPick={onAccount} />),
    },
    { id: 'blocked', head: t`Blocked`, sortable: false, cell: ({ blocked }) => words.yesNo(blocked) },
    { id: 'source', head: t`Source`, sortable: false, cell: ({ source }) => words.source(source) },
    {
      id: 'user_agent',
      head: t`Browser`,
      sortable: false,
      cell: ({ user_agent: agent }) => (
        <span className="line-clamp-2 max-w-64 break-words">{agent ?? '–'}</span>
      ),
    },
    {
      id: 'action',
      head: t`Action`,
      sortable: false,
      cell: ({ ip_address: address }) =>
        address !== null && (
          <RowButton aria-label={t`Block ${address}`} onClick={() => onBlock([address])}>
            <Trans>Block</Trans>
          </RowButton>
        ),
    },
  ];
}
