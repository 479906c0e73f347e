import { Trans } from '@lingui/react/macro';
import type { Factor } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import { useValidatedForm } from '../../lib/forms/use-validated-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { CodeField } from './code-field.tsx';
import { codeSchema } from './credentials-schema.ts';
import { KeyStep } from './passkey/key-step.tsx';
import { fetchFactors, verifyCode, verifyRecoveryCode } from './second-step.ts';

interface SecondStepFormProps {
  auth: Auth;
  onVerified: () => void;
  /** Somebody else wants to sign in, or the phone is not at hand. */
  onCancel: () => void;
}

/** The second step of signing in: a security key, a code of the authenticator app, or one of the recovery codes. */
export function SecondStepForm({ auth, onVerified, onCancel }: SecondStepFormProps) {
  const factors = useOwnFactors(auth);
  const [chosen, setChosen] = useState<Way | null>(null);
  if (factors === null) return null;
  const keys = factors.filter(({ factor_type: type }) => type === 'webauthn');
  const hasApp = factors.some(({ factor_type: type }) => type === 'totp');
  const usual: Way = keys.length > 0 ? 'key' : 'app';
  const way = chosen ?? usual;
  return (
    <div className="grid gap-4">
      {way === 'key' ? (
        <KeyStep auth={auth} keys={keys} onVerified={onVerified} />
      ) : (
        <CodeForm key={way} auth={auth} way={way} onVerified={onVerified} />
      )}
      <div className="flex flex-wrap justify-between gap-x-4">
        {way !== 'key' && keys.length > 0 && (
          <Button look="link" onClick={() => setChosen('key')}>
            <Trans>Use the security key</Trans>
          </Button>
        )}
        {way !== 'app' && hasApp && (
          <Button look="link" onClick={() => setChosen('app')}>
            <Trans>Use the authenticator app</Trans>
          </Button>
        )}
        {way !== 'recovery-code' && (
          <Button look="link" onClick={() => setChosen('recovery-code')}>
            <Trans>Use a recovery code</Trans>
          </Button>
        )}
        <Button look="link" onClick={onCancel}>
          <Trans>Sign in as somebody else</Trans>
        </Button>
      </div>
    </div>
  );
}

/** What passes the second step. */
type Way = 'key' | 'app' | 'recovery-code';

/** The verified factors that the session knows of; null until it has been asked. */
function useOwnFactors(auth: Auth): readonly Factor[] | null {
  const [factors, setFactors] = useState<readonly Factor[] | null>(null);
  useEffect(() => {
    void auth.getSession().then(({ data }) => {
      const all = data.session?.user.factors ?? [];
      setFactors(all.filter(({ status }) => status === 'verified'));
    });
  }, [auth]);
  return factors;
}

interface CodeFormProps {
  auth: Auth;
  way: 'app' | 'recovery-code';
  onVerified: () => void;
}

function CodeForm({ auth, way, onVerified }: CodeFormProps) {
  const { errors, failure, pending, formProps } = useValidatedForm(codeSchema, async ({ code }) => {
    if (way === 'recovery-code') await verifyRecoveryCode(auth, code);
    else await verifyAppCode(auth, code);
    onVerified();
  });
  return (
    <form {...formProps} className="grid gap-4">
      <p className="text-muted">
        {way === 'recovery-code' ? (
          <Trans>Enter one of the recovery codes that you kept when you set up the second step.</Trans>
        ) : (
          <Trans>Open your authenticator app and enter the code it shows for {__SITE_FACTS__.name}.</Trans>
        )}
      </p>
      {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
      <CodeField error={errors.code} />
      <Button type="submit" pending={pending}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}

/** Tries the code on each app that is set up: a code does not say which one showed it. */
async function verifyAppCode(auth: Auth, code: string): Promise<void> {
  const apps = (await fetchFactors(auth)).filter((factor) => factor.factor_type === 'totp');
  let refusal: unknown = new Error('No authenticator app is set up');
  for (const { id } of apps) {
    try {
      return await verifyCode(auth, id, code);
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}
