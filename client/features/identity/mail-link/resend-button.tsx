import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Auth } from '../../../lib/backend/connect-auth.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { resendConfirmation } from './resend-confirmation.ts';

interface ResendButtonProps {
  auth: Auth;
  email: string;
  redirectTo?: string;
}

/** Sends the mail that confirms an address once more, and says beside it why it could not. */
export function ResendButton({ auth, email, redirectTo }: ResendButtonProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const resend = async () => {
    setPending(true);
    setRefusal('');
    try {
      await resendConfirmation(auth, email, redirectTo);
      toast.success(t`We have sent you a new email.`);
    } catch (error) {
      console.error('The confirmation mail could not be sent again', error);
      setRefusal(describe(error));
    }
    setPending(false);
  };
  return (
    <>
      <Button look="secondary" pending={pending} onClick={() => void resend()}>
        <Trans>Resend</Trans>
      </Button>
      <p role="alert" className="basis-full text-danger empty:hidden">
        {refusal}
      </p>
    </>
  );
}
