import { Trans, useLingui } from '@lingui/react/macro';
import { useSessionEmail } from '../../lib/auth/use-session-email.ts';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** Somebody is signed in and followed a link that would sign in: they stay who they are, and are told so. */
export function AlreadySignedIn({ auth, onContinue }: { auth: Auth; onContinue: () => void }) {
  const { t } = useLingui();
  const email = useSessionEmail(auth);
  return (
    <>
      <PageHeader key={email} title={t`You are signed in as ${email}`} />
      <p>
        <Trans>
          The link that you followed would have signed somebody in. It was not used: you stay signed in as
          before.
        </Trans>
      </p>
      <Button onClick={onContinue} className="mt-6">
        <Trans>Continue</Trans>
      </Button>
    </>
  );
}
