import { Trans, useLingui } from '@lingui/react/macro';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import { useEffect, useState } from 'react';
import { SignInForm } from '../../features/identity/sign-in-form.tsx';
import { SignUpForm } from '../../features/identity/sign-up-form.tsx';
import { nextPath } from '../../lib/auth/next-path.ts';
import { type FlashMessage, leaveFlashMessage } from '../../lib/flash-message.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { LanguageSelect } from '../layout/language-select.tsx';
import { OfflineBanner } from '../layout/offline-banner.tsx';
import { ThemeSelect } from '../layout/theme-select.tsx';
import { CheckYourMail } from './check-your-mail.tsx';
import { LinkFailure } from './link-failure.tsx';
import { readAuthAddress } from './read-auth-address.ts';

/** Goes on to the screen that was asked for; nothing of /auth stays in the history. */
function goOn(message: FlashMessage | null): void {
  if (message !== null) leaveFlashMessage(message);
  location.replace(nextPath(location.search));
}

/** Sign in and sign up, and where every mail link arrives. */
export function AuthPage({ auth }: { auth: Auth }) {
  const { t } = useLingui();
  const [address] = useState(() => readAuthAddress(location.search, location.hash));
  const [tab, setTab] = useState(address.tab);
  const [mailSent, setMailSent] = useState(false);
  useEffect(() => {
    const { data } = auth.onAuthStateChange((event, session) => {
      // Somebody signed in already, here or by a link. Signing in by the forms goes on by itself.
      if (event === 'INITIAL_SESSION' && session !== null) goOn(address.verified ? 'email-verified' : null);
    });
    return () => data.subscription.unsubscribe();
  }, [auth, address]);
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
        <PageHeader
          title={t`From Knowledge to Capital`}
          documentTitle={tab === 'sign-in' ? t`Sign In` : t`Sign Up`}
        />
        {address.failure !== null && <LinkFailure code={address.failure} />}
        {mailSent ? (
          <CheckYourMail />
        ) : (
          <Tabs
            label={t`Sign in or sign up`}
            selected={tab}
            onSelect={setTab}
            tabs={[
              {
                id: 'sign-in',
                title: <Trans>Sign In</Trans>,
                content: (
                  <SignInForm auth={auth} email={address.email} onSignedIn={() => goOn('signed-in')} />
                ),
              },
              {
                id: 'sign-up',
                title: <Trans>Sign Up</Trans>,
                content: (
                  <SignUpForm
                    auth={auth}
                    email={address.email}
                    onSignedUp={({ signedIn }) => (signedIn ? goOn('signed-up') : setMailSent(true))}
                  />
                ),
              },
            ]}
          />
        )}
      </main>
      <footer className="mx-auto grid w-full max-w-form grid-cols-2 gap-4 px-4 py-8">
        <LanguageSelect />
        <ThemeSelect />
      </footer>
    </div>
  );
}
