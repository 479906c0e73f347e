import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { SignInForm } from '../../features/identity/sign-in-form.tsx';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import type { FlashMessage } from '../../lib/flash-message.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const SignUpForm = lazy(() =>
  import('../../features/identity/sign-up-form.tsx').then((module) => ({ default: module.SignUpForm })),
);
const PasskeySignIn = lazy(() =>
  import('../../features/identity/passkey/passkey-sign-in.tsx').then((module) => ({
    default: module.PasskeySignIn,
  })),
);
const CheckYourMail = lazy(() =>
  import('./check-your-mail.tsx').then((module) => ({ default: module.CheckYourMail })),
);

interface CredentialsProps {
  auth: Auth;
  /** The tab that is open at first. */
  tab: 'sign-in' | 'sign-up';
  email: string;
  onSignedIn: (message: FlashMessage) => void;
  /** An address was confirmed with the code of its mail; whether a new password has to be chosen. */
  onConfirmed: (needsPassword: boolean) => void;
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
  onConfirmed,
  onForgotten,
  onMagicLink,
}: CredentialsProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState(firstTab);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  if (mailedTo !== null) {
    return (
      <Suspense>
        <CheckYourMail
          auth={auth}
          email={mailedTo}
          onConfirmed={(redeemed) => onConfirmed(redeemed === 'new-password-needed')}
        />
      </Suspense>
    );
  }
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
              <>
                <SignInForm
                  auth={auth}
                  email={email}
                  onSignedIn={() => onSignedIn('signed-in')}
                  onForgotten={onForgotten}
                  onMagicLink={onMagicLink}
                />
                <Suspense fallback={<div className="mt-4 h-12" />}>
                  <PasskeySignIn auth={auth} onSignedIn={() => onSignedIn('signed-in')} />
                </Suspense>
              </>
            ),
          },
          {
            id: 'sign-up',
            title: <Trans>Sign Up</Trans>,
            content: (
              <Suspense
                fallback={<Skeleton rows={['h-16 w-full', 'h-16 w-full', 'h-16 w-full', 'h-12 w-full']} />}
              >
                <SignUpForm
                  auth={auth}
                  email={email}
                  onSignedUp={({ signedIn, email: address }) =>
                    signedIn ? onSignedIn('signed-up') : setMailedTo(address)
                  }
                />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}
