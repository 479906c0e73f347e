import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { AccountSessions } from '../../../features/security/account-sessions.tsx';
import { useAccountName } from '../../../features/security/manage-account-sessions.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../../ui/query-state.tsx';

/** The account that alerts and events are narrowed to: whose it is, where it is signed in, and the way to banning it. */
export function AccountSecurity({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <section aria-label={t`Account`} className="grid gap-3 border-y border-line py-4">
      <QueryState
        query={useAccountName(accountId)}
        failed={t`The account could not be looked up`}
        describe={describe}
        skeleton={['h-6 w-1/2']}
      >
        {({ email, is_banned: isBanned }) => (
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <bdi className="font-semibold">{email ?? accountId}</bdi>
            <span>{isBanned ? <Trans>Banned</Trans> : <Trans>Not banned</Trans>}</span>
            <Link
              to="/admin"
              search={{ tab: 'people', open: accountId }}
              className="text-plum underline underline-offset-4"
            >
              {isBanned ? <Trans>Lift the ban in People</Trans> : <Trans>Ban the account in People</Trans>}
            </Link>
          </p>
        )}
      </QueryState>
      <AccountSessions accountId={accountId} />
    </section>
  );
}
