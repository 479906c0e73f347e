import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { useValidatedForm } from '../../lib/forms/use-validated-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { signInSchema } from './sign-in-schema.ts';
import { signIn } from './sign-in.ts';

interface SignInFormProps {
  auth: Auth;
  /** An address known already, such as the one left on the landing page. */
  email: string;
  onSignedIn: () => void;
  /** The password is forgotten; with the address typed so far. */
  onForgotten: (email: string) => void;
  /** A mail is wanted instead of the password. */
  onMagicLink: (email: string) => void;
}

/** Email and password; what was typed stays when it is refused. */
export function SignInForm({ auth, email, onSignedIn, onForgotten, onMagicLink }: SignInFormProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const { errors, failure, pending, formProps } = useValidatedForm(signInSchema, async (fields) => {
    try {
      await signIn(auth, fields);
    } catch (error) {
      toast.error(describe(error));
      throw error;
    }
    onSignedIn();
  });
  const form = useRef<HTMLFormElement>(null);
  const typedEmail = () => form.current?.querySelector<HTMLInputElement>('[name="email"]')?.value ?? '';
  return (
    <form {...formProps} ref={form} className="grid gap-4">
      {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
      <TextField
        name="email"
        label={t`Email`}
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
        error={errors.email}
      />
      <PasswordField
        name="password"
        label={t`Password`}
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <Button type="submit" pending={pending}>
        {pending ? <Trans>Signing in...</Trans> : <Trans>Sign In</Trans>}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button look="link" onClick={() => onForgotten(typedEmail())}>
          <Trans>Forgot your password?</Trans>
        </Button>
        <Button look="link" onClick={() => onMagicLink(typedEmail())}>
          <Trans>Get a link by email</Trans>
        </Button>
      </div>
    </form>
  );
}
