import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { MailedCodeForm } from '../../features/identity/mailed-code-form.tsx';
import { NewPasswordForm } from '../../features/identity/new-password-form.tsx';
import { SecondStepForm } from '../../features/identity/second-step-form.tsx';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import type { FlashMessage } from '../../lib/flash-message.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

interface SpecialViewProps {
  auth: Auth;
  view: 'recovery' | 'magic-link' | 'second-step' | 'new-password';
  /** The address typed before. */
  email: string;
  onArrived: (arrival?: { message?: FlashMessage; recovery?: boolean }) => Promise<void>;
  /** Back to the two tabs. */
  onBack: () => void;
}

/** The views of /auth beside its two tabs: they share nothing but being rare. */
export function SpecialView({ auth, view, email, onArrived, onBack }: SpecialViewProps) {
  const { t } = useLingui();
  const titles = {
    recovery: t`Forgot your password?`,
    'magic-link': t`Get a link by email`,
    'second-step': t`The second step`,
    'new-password': t`Choose a new password`,
  };
  const signOut = async () => {
    await auth.signOut({ scope: 'local' });
    onBack();
  };
  const forms = {
    recovery: (
      <MailedCodeForm
        auth={auth}
        purpose="new-password"
        email={email}
        onVerified={() => void onArrived({ recovery: true })}
      />
    ),
    'magic-link': (
      <MailedCodeForm
        auth={auth}
        purpose="sign-in"
        email={email}
        onVerified={() => void onArrived({ message: 'signed-in' })}
      />
    ),
    'second-step': (
      <SecondStepForm auth={auth} onVerified={() => void onArrived()} onCancel={() => void signOut()} />
    ),
    'new-password': (
      <NewPasswordOfUser
        auth={auth}
        onChanged={() => void onArrived({ message: 'password-changed', recovery: false })}
      />
    ),
  };
  return (
    <>
      <PageHeader key={view} title={titles[view]} />
      {forms[view]}
      {(view === 'recovery' || view === 'magic-link') && (
        <Button look="link" onClick={onBack} className="mt-4">
          <Trans>Back to sign in</Trans>
        </Button>
      )}
    </>
  );
}

function NewPasswordOfUser({ auth, onChanged }: { auth: Auth; onChanged: () => void }) {
  const [email, setEmail] = useState('');
  useEffect(() => {
    auth
      .getSession()
      .then(({ data }) => setEmail(data.session?.user.email ?? ''))
      .catch((error: unknown) => console.error('The session could not be read', error));
  }, [auth]);
  return <NewPasswordForm key={email} auth={auth} email={email} onChanged={onChanged} />;
}
