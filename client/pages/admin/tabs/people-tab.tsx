import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PeopleList } from '../../../features/identity/people/people-list.tsx';
import { PersonPage } from '../../../features/identity/people/person/person-page.tsx';
import { AccountCertificates } from '../../../features/credentials/admin/account-certificates.tsx';
import { AppealList } from '../../../features/exams/admin/appeal-list.tsx';
import { AccountSessions } from '../../../features/identity/people/person/account-sessions.tsx';

// Few accounts have an appeal.
const MissedItems = lazy(async () => ({ default: (await import('./missed-items.tsx')).MissedItems }));

/** Who has an account here, or the account that the URL names. */
export function PeopleTab() {
  const { open } = useSearch({ from: '/protected/admin' });
  if (open === undefined || open === 'new') return <PeopleList />;
  return (
    <PersonPage
      key={open}
      personId={open}
      certificates={
        <>
          <AccountCertificates accountId={open} />
          <AppealList
            accountId={open}
            renderMissed={(id) => (
              <Suspense>
                <MissedItems appealId={id} />
              </Suspense>
            )}
          />
        </>
      }
      sessions={<AccountSessions accountId={open} />}
    />
  );
}
