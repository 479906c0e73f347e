import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PersonDetails } from '#domain/identity/people-contract.ts';
import { useReadPerson } from '../../../features/identity/people/person/read-person.ts';
import { useBanDialog } from '../../../features/identity/people/use-ban-dialog.tsx';
import { useUnban } from '../../../features/identity/people/use-unban.tsx';
import { AccountSessions } from '../../../features/identity/people/person/account-sessions.tsx';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';

/** The account that alerts and events are narrowed to: whose it is, banning it, and where it is signed in. */
export function AccountSecurity({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <section
      aria-label={t`Account`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-y border-line py-4"
    >
      <QueryState
        query={useReadPerson(accountId)}
        failed={t`The account could not be looked up`}
        describe={describe}
        skeleton={['h-6 w-1/2']}
      >
        {(person) => <AccountHead person={person} />}
      </QueryState>
      <AccountSessions accountId={accountId} />
    </section>
  );
}

function AccountHead({ person }: { person: PersonDetails }) {
  const queryClient = useQueryClient();
  // A ban ends the sessions that are listed below.
  const { dialog, openDialog } = useBanDialog(
    () => void queryClient.invalidateQueries({ queryKey: ['sessions_of', person.id] }),
  );
  const { pending, unbanAll } = useUnban();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Link
        to="/admin"
        search={{ tab: 'people', open: person.id }}
        className="font-semibold text-plum underline underline-offset-4"
      >
        <bdi>{person.email ?? person.id}</bdi>
      </Link>
      {person.is_demonstration && (
        <Badge>
          <Trans>Demonstration</Trans>
        </Badge>
      )}
      {person.is_banned && (
        <Badge tone="danger">
          <Trans>Banned</Trans>
        </Badge>
      )}
      {person.is_banned ? (
        <Button look="quiet" pending={pending} onClick={() => unbanAll([person.id])}>
          <Trans>Lift the ban</Trans>
        </Button>
      ) : (
        !person.is_admin && (
          <Button look="quiet" onClick={() => openDialog([person.id])}>
            <Trans>Ban</Trans>
          </Button>
        )
      )}
      {dialog}
    </div>
  );
}
