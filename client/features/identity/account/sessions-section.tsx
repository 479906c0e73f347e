import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedSession } from '#domain/identity/contract.ts';
import { deviceName } from '#domain/identity/device-name.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AccountSection } from './account-section.tsx';
import { useListSessions } from './list-sessions.ts';
import { useSignOutOthers } from './sign-out-others.ts';

/** The devices that are signed in, and signing out all the others. */
export function SessionsSection() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const sessions = useListSessions();
  const signOutOthers = useSignOutOthers();
  const endOthers = () =>
    signOutOthers.mutate(undefined, {
      onSuccess: () => toast.success(t`Your other devices are signed out.`),
      onError: (error) => toast.error(describe(error)),
    });
  return (
    <AccountSection
      title={<Trans>Devices</Trans>}
      lead={
        <Trans>
          Where you are signed in. If you do not know one of them, sign it out and change your password.
        </Trans>
      }
    >
      <QueryState
        query={sessions}
        failed={t`Your devices could not be looked up`}
        describe={describe}
        skeleton={['h-10 w-full', 'h-10 w-full']}
      >
        {(list) => (
          <>
            <ul className="grid w-full gap-3">
              {list.map((session) => (
                <SessionItem key={session.id} session={session} />
              ))}
            </ul>
            {list.length > 1 && (
              <Button look="secondary" pending={signOutOthers.isPending} onClick={endOthers}>
                <Trans>Sign out the other devices</Trans>
              </Button>
            )}
          </>
        )}
      </QueryState>
    </AccountSection>
  );
}

function SessionItem({ session }: { session: ListedSession }) {
  const { t } = useLingui();
  const { browser, system } = deviceName(session.user_agent);
  const names = [browser, system].filter((name) => name !== null);
  return (
    <li className="border-s-4 border-line ps-3">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {names.length === 0 ? t`Unknown device` : <bdi>{names.join(', ')}</bdi>}
        {session.is_current && (
          <Badge>
            <Trans>This device</Trans>
          </Badge>
        )}
      </p>
      <p className="text-15 text-muted">
        <Trans>
          Last seen <Moment value={session.last_seen_at} />
        </Trans>
        {session.ip_address !== null && (
          <>
            {' · '}
            <bdi>{session.ip_address}</bdi>
          </>
        )}
      </p>
    </li>
  );
}
