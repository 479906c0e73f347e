import { Trans, useLingui } from '@lingui/react/macro';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import { useValidatedForm } from '../../lib/forms/use-validated-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { newPasswordSchema } from './credentials-schema.ts';
import { NewPasswordField } from './new-password-field.tsx';

interface NewPasswordFormProps {
  auth: Auth;
  /** For the password manager, which keeps the new password under it. */
  email: string;
  onChanged: () => void;
}

/** A new password for somebody signed in, such as by the link of a mail. */
export function NewPasswordForm({ auth, email, onChanged }: NewPasswordFormProps) {
  const { t } = useLingui();
  const { errors, failure, pending, formProps } = useValidatedForm(
    newPasswordSchema,
    async ({ password }) => {
      const { error } = await auth.updateUser({ password });
      if (error !== null) throw error;
      onChanged();
    },
  );
  return (
    <form {...formProps} className="grid gap-4">
      {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
      <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <NewPasswordField
        label={t`New password`}
        hint={<Trans>Your other devices are signed out.</Trans>}
        error={errors.password}
      />
      <Button type="submit" pending={pending}>
        <Trans>Save the new password</Trans>
      </Button>
    </form>
  );
}
