import { Trans } from '@lingui/react/macro';
import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import type { Auth } from '../../../lib/backend/connect-auth.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { passWithKey } from './pass-with-key.ts';

interface KeyStepProps {
  auth: Auth;
  /** The security keys that are set up. */
  keys: readonly Factor[];
  onVerified: () => void;
}

/** The second step by a security key: whichever is at hand. */
export function KeyStep({ auth, keys, onVerified }: KeyStepProps) {
  const describe = useErrorWording();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const pass = async (factorId: string) => {
    setPending(true);
    setRefusal('');
    try {
      await passWithKey(auth, factorId);
      onVerified();
    } catch (error) {
      console.error('A security key did not pass the second step', error);
      setRefusal(describe(error));
    }
    setPending(false);
  };
  return (
    <>
      <p className="text-muted">
        <Trans>Have the security key or the device ready that you set up for {__SITE_FACTS__.name}.</Trans>
      </p>
      {keys.map(({ id, friendly_name: name }) => (
        <Button key={id} pending={pending} onClick={() => void pass(id)}>
          {keys.length > 1 && name ? <Trans>Use {name}</Trans> : <Trans>Use the security key</Trans>}
        </Button>
      ))}
      <p role="alert" className="text-danger empty:hidden">
        {refusal}
      </p>
    </>
  );
}
