import { Trans, useLingui } from '@lingui/react/macro';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { useValidatedForm } from '../../lib/forms/use-validated-form.ts';
import { nextPath } from '../../lib/auth/next-path.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { AcceptanceLabel } from './acceptance-label.tsx';
import { signUpSchema } from './credentials-schema.ts';
import { type SignUpResult, signUp } from './sign-up.ts';
import { NewPasswordField } from './new-password-field.tsx';

/** Where the assessment is what comes next: other addresses lead to what somebody came for. */
const BEFORE_THE_ASSESSMENT = /^\/(dashboard|assessment)\b/;

interface SignUpFormProps {
  auth: Auth;
  /** An address known already, such as the one left on the landing page. */
  email: string;
  onSignedUp: (result: SignUpResult) => void;
}

/** Full name, email, password and the documents to accept; what was typed stays when it is refused. */
export function SignUpForm({ auth, email, onSignedUp }: SignUpFormProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const { errors, failure, pending, formProps } = useValidatedForm(signUpSchema, async (fields) => {
    try {
      onSignedUp(await signUp(auth, fields, i18n.locale));
    } catch (error) {
      toast.error(describe(error));
      throw error;
    }
  });
  return (
    <form {...formProps} className="grid gap-4">
      {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
      <TextField
        name="full_name"
        label={t`Full Name`}
        autoComplete="name"
        required
        error={errors.full_name}
      />
      <TextField
        name="email"
        label={t`Email`}
        type="email"
        autoComplete="email"
        defaultValue={email}
        required
        error={errors.email}
      />
      <NewPasswordField label={t`Password`} error={errors.password} />
      <Checkbox name="accepted" required label={<AcceptanceLabel />} error={errors.accepted} />
      <Button type="submit" pending={pending}>
        {pending ? <Trans>Creating account...</Trans> : <Trans>Sign Up</Trans>}
      </Button>
      {BEFORE_THE_ASSESSMENT.test(nextPath(location.search)) && (
        <p className="text-15 text-muted">
          <Trans>Then comes the free assessment: five questions that find where you begin.</Trans>
        </p>
      )}
    </form>
  );
}
