import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SignInForm } from '../../features/identity/sign-in-form.tsx';
import { SignUpForm } from '../../features/identity/sign-up-form.tsx';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import type { FlashMessage } from '../../lib/flash-message.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { CheckYourMail } from './check-your-mail.tsx';

interface CredentialsProps {
  auth: Auth;
  /** The tab that is open at first. */
  tab: 'sign-in' | 'sign-up';
  email: string;
  onSignedIn: (message: FlashMessage) => void;
  /** The password is forgotten; with the address typed so far. */
  onForgotten: (email: string) => void;
  onMagicLink: (email: string) => void;
}

/** The two tabs of /auth. */
export function Credentials({
  auth,
  tab: firstTab,
  email,
  onSignedIn,
  onForgotten,
  onMagicLink,
}: CredentialsProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState(firstTab);
  const [mailSent, setMailSent] = useState(false);
  if (mailSent) return <CheckYourMail />;
  return (
    <>
      <title>{`${tab === 'sign-in' ? t`Sign In` : t`Sign Up`} · ${__SITE_FACTS__.name}`}</title>
      <Tabs
        label={t`Sign in or sign up`}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'sign-in',
            title: <Trans>Sign In</Trans>,
            content: (
              <SignInForm
                auth={auth}
                email={email}
                onSignedIn={() => onSignedIn('signed-in')}
                onForgotten={onForgotten}
                onMagicLink={onMagicLink}
              />
            ),
          },
          {
            id: 'sign-up',
            title: <Trans>Sign Up</Trans>,
            content: (
              <SignUpForm
                auth={auth}
                email={email}
                onSignedUp={({ signedIn }) => (signedIn ? onSignedIn('signed-up') : setMailSent(true))}
              />
            ),
          },
        ]}
      />
    </>
  );
}
