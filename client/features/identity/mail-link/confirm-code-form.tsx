import { Trans } from '@lingui/react/macro';
import type { Auth } from '../../../lib/backend/connect-auth.ts';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { CodeField } from '../code-field.tsx';
import { codeSchema } from '../credentials-schema.ts';
import { type Redeemed, redeemMail } from './redeem-mail.ts';
import { ResendButton } from './resend-button.tsx';

interface ConfirmCodeFormProps {
  auth: Auth;
  /** The address that the mail was sent to. */
  email: string;
  onConfirmed: (redeemed: Redeemed) => void;
  /** Beside something that matters more on its screen. */
  isAside?: boolean;
}

/** Confirms the address of a sign-up in this browser, with the code of the mail, or sends the mail again. */
export function ConfirmCodeForm({ auth, email, onConfirmed, isAside = false }: ConfirmCodeFormProps) {
  const { errors, failure, pending, formProps } = useValidatedForm(codeSchema, async ({ code }) => {
    onConfirmed(await redeemMail(auth, { type: 'signup', email, token: code }));
  });
  return (
    <form {...formProps} className="mt-3 grid max-w-form gap-3 text-ink">
      {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
      <CodeField error={errors.code} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={isAside ? 'secondary' : 'primary'} pending={pending}>
          <Trans>Confirm</Trans>
        </Button>
        <ResendButton auth={auth} email={email} />
      </div>
    </form>
  );
}
