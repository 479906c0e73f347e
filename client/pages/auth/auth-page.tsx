import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { LanguageSelect } from '../layout/language-select.tsx';
import { OfflineBanner } from '../layout/offline-banner.tsx';
import { ThemeSelect } from '../layout/theme-select.tsx';
import { Credentials } from './credentials.tsx';
import { LinkFailure } from './link-failure.tsx';
import { readAuthAddress } from './read-auth-address.ts';
import { useAuthFlow } from './use-auth-flow.ts';

// What few people need is fetched when they do.
const SpecialView = lazy(() =>
  import('./special-view.tsx').then((module) => ({ default: module.SpecialView })),
);

/** Sign in and sign up, every way back into an account, and where every mail link arrives. */
export function AuthPage({ auth }: { auth: Auth }) {
  const { t } = useLingui();
  const [address] = useState(() => readAuthAddress(location.search, location.hash));
  const [email, setEmail] = useState(address.email);
  const { view, open, arrive } = useAuthFlow(auth, address);
  if (view === 'credentials') {
    return (
      <AuthFrame>
        <PageHeader title={t`From Knowledge to Capital`} documentTitle={t`Sign In`} />
        {address.failure !== null && <LinkFailure code={address.failure} />}
        <Credentials
          auth={auth}
          tab={address.tab}
          email={email}
          onSignedIn={(message) => void arrive({ message })}
          onForgotten={(typed) => {
            setEmail(typed);
            open('recovery');
          }}
          onMagicLink={(typed) => {
            setEmail(typed);
            open('magic-link');
          }}
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame>
      <Suspense fallback={<Skeleton rows={['h-12 w-2/3', 'h-4 w-full', 'h-12 w-full', 'h-12 w-full']} />}>
        <SpecialView
          auth={auth}
          view={view}
          email={email}
          onArrived={arrive}
          onBack={() => open('credentials')}
        />
      </Suspense>
    </AuthFrame>
  );
}

/** What surrounds every view. */
function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <OfflineBanner />
      <header className="page-column py-4">
        <a href="/" className="inline-flex min-h-11 items-center">
          <Wordmark name={__SITE_FACTS__.name} />
        </a>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-form flex-1 px-4 py-8">
        {children}
      </main>
      <footer className="mx-auto grid w-full max-w-form grid-cols-2 gap-4 px-4 py-8">
        <LanguageSelect />
        <ThemeSelect />
      </footer>
    </div>
  );
}
