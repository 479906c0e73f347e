import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedSession } from '#domain/identity/contract.ts';
import { deviceName } from '#domain/identity/device-name.ts';
import { useErrorWording } from '../../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../../ui/button.tsx';
import { Moment } from '../../../../ui/value/date-display.tsx';
import { QueryState } from '../../../../ui/query-state.tsx';
import { RowButton } from '../../../../ui/table/row-button.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useEndAccountSessions } from './end-account-sessions.ts';
import { useListAccountSessions } from './list-account-sessions.ts';

/** Where an account is signed in, and ending that. */
export function AccountSessions({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const end = useEndAccountSessions(accountId);
  const endSession = (sessionId?: string) =>
    end.mutate(sessionId, {
      onSuccess: () => toast.success(t`Signed out.`),
      onError: (error) => toast.error(describe(error)),
    });
  const nameOf = ({ user_agent: agent }: ListedSession) =>
    Object.values(deviceName(agent))
      .filter((name) => name !== null)
      .join(', ') || t`Unknown device`;
  return (
    <QueryState
      query={useListAccountSessions(accountId)}
      failed={t`The sessions could not be looked up`}
      describe={describe}
      skeleton={['h-6 w-full', 'h-6 w-full']}
    >
      {(sessions) =>
        sessions.length === 0 ? (
          <p className="text-muted">
            <Trans>Signed in nowhere.</Trans>
          </p>
        ) : (
          <>
            <Table
              caption={t`Sessions`}
              rows={sessions}
              rowId={({ id }) => id}
              columns={[
                { id: 'device', head: t`Device`, cell: nameOf },
                { id: 'seen', head: t`Last seen`, cell: ({ last_seen_at: seen }) => <Moment value={seen} /> },
                {
                  id: 'address',
                  head: t`Address`,
                  cell: ({ ip_address: address }) => <bdi dir="ltr">{address ?? '–'}</bdi>,
                },
                {
                  id: 'action',
                  head: t`Action`,
                  cell: (session) => (
                    <RowButton
                      aria-label={t`Sign out ${nameOf(session)}`}
                      onClick={() => endSession(session.id)}
                    >
                      <Trans>Sign out</Trans>
                    </RowButton>
                  ),
                },
              ]}
            />
            {sessions.length > 1 && (
              <div>
                <Button look="secondary" pending={end.isPending} onClick={() => endSession()}>
                  <Trans>Sign out everywhere</Trans>
                </Button>
              </div>
            )}
          </>
        )
      }
    </QueryState>
  );
}
