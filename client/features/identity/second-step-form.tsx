import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import { useValidatedForm } from '../../lib/forms/use-validated-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { CodeField } from './code-field.tsx';
import { codeSchema } from './credentials-schema.ts';
import { fetchFactors, verifyCode, verifyRecoveryCode } from './second-step.ts';

interface SecondStepFormProps {
  auth: Auth;
  onVerified: () => void;
  /** Somebody else wants to sign in, or the phone is not at hand. */
  onCancel: () => void;
}

/** The second step of signing in: a code of the authenticator app, or one of the recovery codes. */
export function SecondStepForm({ auth, onVerified, onCancel }: SecondStepFormProps) {
  const [byRecoveryCode, setByRecoveryCode] = useState(false);
  const { errors, failure, pending, formProps } = useValidatedForm(codeSchema, async ({ code }) => {
    if (byRecoveryCode) await verifyRecoveryCode(auth, code);
    else await verifyAppCode(auth, code);
    onVerified();
  });
  return (
    <form {...formProps} className="grid gap-4">
      <p className="text-muted">
        {byRecoveryCode ? (
          <Trans>Enter one of the recovery codes that you kept when you set up the second step.</Trans>
        ) : (
          <Trans>Open your authenticator app and enter the code it shows for {__SITE_FACTS__.name}.</Trans>
        )}
      </p>
      {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
      <CodeField key={String(byRecoveryCode)} error={errors.code} />
      <Button type="submit" pending={pending}>
        <Trans>Continue</Trans>
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button look="link" onClick={() => setByRecoveryCode(!byRecoveryCode)}>
          {byRecoveryCode ? <Trans>Use the authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
        <Button look="link" onClick={onCancel}>
          <Trans>Sign in as somebody else</Trans>
        </Button>
      </div>
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
