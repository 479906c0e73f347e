import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Auth } from '../../../lib/backend/connect-auth.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

interface SignedInAsOtherProps {
  auth: Auth;
  signedInAs: string;
  /** Whom the link is for. */
  email: string;
  onSignedOut: () => void;
}

/** A link for somebody else than who is signed in here: the session stays until its owner ends it. */
export function SignedInAsOther({ auth, signedInAs, email, onSignedOut }: SignedInAsOtherProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const [refusal, setRefusal] = useState('');
  const signOut = async () => {
    const { error } = await auth.signOut({ scope: 'local' });
    if (error === null) return onSignedOut();
    console.error('Sign-out failed', error);
    setRefusal(describe(error));
  };
  return (
    <>
      <PageHeader title={t`You are signed in as ${signedInAs}`} />
      <p className="wrap-anywhere">
        <Trans>
          This link is for {email}. Nothing has happened: you stay signed in. To use the link, sign out first.
        </Trans>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href="/dashboard">
          <Trans>Stay signed in</Trans>
        </LinkButton>
        <Button look="secondary" onClick={() => void signOut()}>
          <Trans>Sign out and use the link</Trans>
        </Button>
      </div>
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {refusal}
      </p>
    </>
  );
}
