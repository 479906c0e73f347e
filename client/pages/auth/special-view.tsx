import { Trans, useLingui } from '@lingui/react/macro';
import { DisownSecondStepPanel } from '../../features/identity/disown-second-step-panel.tsx';
import { MailedCodeForm } from '../../features/identity/mailed-code-form.tsx';
import { NewPasswordForm } from '../../features/identity/new-password-form.tsx';
import { SecondStepForm } from '../../features/identity/second-step-form.tsx';
import { useSessionEmail } from '../../lib/auth/use-session-email.ts';
import type { Auth, connectAuth } from '../../lib/backend/connect-auth.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BroughtSession } from './brought-session.tsx';
import { ConfirmView } from './confirm-view.tsx';
import { AlreadySignedIn } from './already-signed-in.tsx';
import type { Brought } from './read-auth-address.ts';
import type { AuthFlow, AuthView } from './use-auth-flow.ts';

interface SpecialViewProps {
  connection: Awaited<ReturnType<typeof connectAuth>>;
  flow: AuthFlow;
  view: Exclude<AuthView, 'credentials' | 'undecided'>;
  /** What the address brought that would sign somebody in. */
  brought: Brought | null;
  /** The address typed before. */
  email: string;
}

/** The views of /auth beside its two tabs: they share nothing but being rare. */
export function SpecialView({ connection, flow, view, brought, email }: SpecialViewProps) {
  const { auth } = connection;
  const { arrive, open } = flow;
  if (view === 'confirm') return <ConfirmView connection={connection} onArrived={arrive} />;
  if (view === 'already-signed-in') return <AlreadySignedIn auth={auth} onContinue={() => void arrive()} />;
  if (view === 'brought-session' && brought !== null && 'accessToken' in brought) {
    return (
      <BroughtSession
        auth={auth}
        session={brought}
        onAccepted={() => void arrive()}
        onRefused={() => open('credentials')}
      />
    );
  }
  return view === 'brought-session' ? null : (
    <FormView connection={connection} flow={flow} view={view} email={email} />
  );
}

interface FormViewProps {
  connection: Awaited<ReturnType<typeof connectAuth>>;
  flow: AuthFlow;
  view: 'recovery' | 'magic-link' | 'second-step' | 'new-password';
  email: string;
}

/** A title and a form. */
function FormView({ connection, flow: { arrival, arrive, open }, view, email }: FormViewProps) {
  const { auth } = connection;
  const { t } = useLingui();
  const titles = {
    recovery: t`Forgot your password?`,
    'magic-link': t`Get a link by email`,
    'second-step': t`The second step`,
    'new-password': t`Choose a new password`,
  };
  const back = () => open('credentials');
  const signOut = async () => {
    await auth.signOut({ scope: 'local' });
    back();
  };
  const isLost = arrival.password === 'lost';
  const forms = {
    recovery: (
      <MailedCodeForm
        auth={auth}
        purpose="new-password"
        email={email}
        onVerified={() => void arrive({ password: 'forgotten' })}
      />
    ),
    'magic-link': (
      <MailedCodeForm
        auth={auth}
        purpose="sign-in"
        email={email}
        onVerified={(redeemed) =>
          void arrive({
            message: 'signed-in',
            password: redeemed === 'new-password-needed' ? 'lost' : 'kept',
          })
        }
      />
    ),
    'second-step': (
      <>
        <SecondStepForm auth={auth} onVerified={() => void arrive()} onCancel={() => void signOut()} />
        {arrival.password === 'forgotten' && (
          <DisownSecondStepPanel connection={connection} onDisowned={() => void arrive()} />
        )}
      </>
    ),
    'new-password': (
      <NewPasswordOfUser
        auth={auth}
        isLost={isLost}
        onChanged={() =>
          void arrive({ message: isLost ? 'email-verified' : 'password-changed', password: 'kept' })
        }
      />
    ),
  };
  return (
    <>
      <PageHeader key={view} title={titles[view]} />
      {forms[view]}
      {(view === 'recovery' || view === 'magic-link') && (
        <Button look="link" onClick={back} className="mt-4">
          <Trans>Back to sign in</Trans>
        </Button>
      )}
    </>
  );
}

interface NewPasswordOfUserProps {
  auth: Auth;
  isLost: boolean;
  onChanged: () => void;
}

function NewPasswordOfUser({ auth, isLost, onChanged }: NewPasswordOfUserProps) {
  const email = useSessionEmail(auth);
  return (
    <>
      {isLost && (
        <p role="status" className="mb-4 wrap-anywhere text-muted">
          <Trans>
            {email} is confirmed. If you close this page before you have chosen a password, “Forgot your
            password?” lets you choose one later.
          </Trans>
        </p>
      )}
      <NewPasswordForm key={email} auth={auth} email={email} onChanged={onChanged} />
    </>
  );
}
