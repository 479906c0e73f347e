import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Auth } from '../../../lib/backend/connect-auth.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { canUseKeys } from './can-use-keys.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

interface PasskeySignInProps {
  auth: Auth;
  onSignedIn: () => void;
}

/** Signing in with a passkey, in place of address and password. Nothing where the browser has none. */
export function PasskeySignIn({ auth, onSignedIn }: PasskeySignInProps) {
  const describe = useErrorWording();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  if (!canUseKeys()) return null;
  const signIn = async () => {
    setPending(true);
    setRefusal('');
    try {
      await signInWithPasskey(auth);
      onSignedIn();
    } catch (error) {
      console.error('A passkey did not sign in', error);
      setRefusal(describe(error));
    }
    setPending(false);
  };
  return (
    <div className="mt-4 grid gap-3">
      <Button look="secondary" pending={pending} onClick={() => void signIn()}>
        <Trans>Sign in with a passkey</Trans>
      </Button>
      <p role="alert" className="text-danger empty:hidden">
        {refusal}
      </p>
    </div>
  );
}
