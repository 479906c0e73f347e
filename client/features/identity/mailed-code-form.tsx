import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { useValidatedForm } from '../../lib/forms/use-validated-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { CodeField } from './code-field.tsx';
import { addressSchema, codeSchema } from './credentials-schema.ts';
import type { Redeemed } from './mail-link/redeem-mail.ts';
import { mailCode, type MailedCodePurpose, verifyMailedCode } from './mailed-code.ts';

interface MailedCodeFormProps {
  auth: Auth;
  purpose: MailedCodePurpose;
  /** An address known already. */
  email: string;
  onVerified: (redeemed: Redeemed) => void;
}

/** A mail instead of the password: first the address, then the code of the mail for those who do not follow its link. */
export function MailedCodeForm({ auth, purpose, email, onVerified }: MailedCodeFormProps) {
  const [address, setAddress] = useState<string | null>(null);
  if (address === null) {
    return <AddressForm auth={auth} purpose={purpose} email={email} onSent={setAddress} />;
  }
  return <CodeForm auth={auth} purpose={purpose} email={address} onVerified={onVerified} />;
}

interface AddressFormProps extends Omit<MailedCodeFormProps, 'onVerified'> {
  onSent: (email: string) => void;
}

function AddressForm({ auth, purpose, email, onSent }: AddressFormProps) {
  const { t } = useLingui();
  const { errors, failure, pending, formProps } = useValidatedForm(addressSchema, async (fields) => {
    await mailCode(auth, fields.email, purpose);
    onSent(fields.email);
  });
  return (
    <form {...formProps} className="grid gap-4">
      <p className="text-muted">
        {purpose === 'new-password' ? (
          <Trans>We send you a mail with a link and a code. With either you can choose a new password.</Trans>
        ) : (
          <Trans>We send you a mail with a link and a code. Either signs you in without a password.</Trans>
        )}
      </p>
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
      <Button type="submit" pending={pending}>
        <Trans>Send the email</Trans>
      </Button>
    </form>
  );
}

function CodeForm({ auth, purpose, email, onVerified }: MailedCodeFormProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const { errors, failure, pending, formProps } = useValidatedForm(codeSchema, async ({ code }) => {
    onVerified(await verifyMailedCode(auth, { email, code, purpose }));
  });
  const sendAgain = async () => {
    try {
      await mailCode(auth, email, purpose);
      toast.success(t`We have sent you a new email.`);
    } catch (error) {
      toast.error(describe(error));
    }
  };
  return (
    <form {...formProps} className="grid gap-4">
      <p role="status" className="text-muted">
        <Trans>
          If there is an account with {email}, a mail is on its way. Follow its link, or enter its code here.
        </Trans>
      </p>
      {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
      <CodeField error={errors.code} />
      <Button type="submit" pending={pending}>
        <Trans>Continue</Trans>
      </Button>
      <Button look="link" onClick={() => void sendAgain()} className="justify-self-start">
        <Trans>Send the email again</Trans>
      </Button>
    </form>
  );
}
