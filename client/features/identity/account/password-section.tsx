import { Trans, useLingui } from '@lingui/react/macro';
import { isAuthError } from '@supabase/auth-js';
import { useState } from 'react';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { CodeField } from '../code-field.tsx';
import { changePasswordSchema } from '../credentials-schema.ts';
import { AccountSection } from './account-section.tsx';
import { NewPasswordField } from '../new-password-field.tsx';

/**
 * A new password. Who signed in long ago is asked for a code from their mailbox too, so that a device left open is not
 * enough to take an account over.
 */
export function PasswordSection() {
  const { t } = useLingui();
  const { auth } = useBackend();
  const { email } = useSignedInUser();
  const [asksForCode, setAsksForCode] = useState(false);
  // A new round empties the fields.
  const [round, setRound] = useState(0);
  const { errors, failure, pending, formProps } = useValidatedForm(changePasswordSchema, async (fields) => {
    const nonce = asksForCode ? { nonce: fields.code } : {};
    const { error } = await auth.updateUser({ password: fields.password, ...nonce });
    if (isAuthError(error) && error.code === 'reauthentication_needed') {
      const { error: refusal } = await auth.reauthenticate();
      if (refusal !== null) throw refusal;
      setAsksForCode(true);
      return;
    }
    if (error !== null) throw error;
    toast.success(t`Your password has been changed.`);
    setAsksForCode(false);
    setRound(round + 1);
  });
  return (
    <AccountSection
      title={<Trans>Password</Trans>}
      lead={<Trans>A change signs out your other devices.</Trans>}
    >
      <form {...formProps} key={round} className="grid w-full gap-4">
        {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
        <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <NewPasswordField label={t`New password`} error={errors.password} />
        {asksForCode && (
          <CodeField
            error={errors.code}
            hint={<Trans>You signed in a while ago: enter the code that we have just mailed to you.</Trans>}
          />
        )}
        <Button type="submit" look="secondary" pending={pending} className="justify-self-start">
          <Trans>Change the password</Trans>
        </Button>
      </form>
    </AccountSection>
  );
}
