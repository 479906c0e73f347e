import { Trans, useLingui } from '@lingui/react/macro';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { ConfirmCodeForm } from './mail-link/confirm-code-form.tsx';

/** Reminds of an address that is not verified yet, takes the code of its mail, and sends it again. Nothing when it is verified. */
export function VerifyEmailBanner() {
  const { t } = useLingui();
  const { auth } = useBackend();
  const { email, email_confirmed_at: verifiedAt } = useSignedInUser();
  if (email === undefined || verifiedAt != null) return null;
  return (
    <Banner tone="warn" title={<Trans>Verify your email address</Trans>}>
      <Trans>Follow the link in the email we sent to {email}, or enter its code here.</Trans>
      <ConfirmCodeForm
        auth={auth}
        email={email}
        isAside
        onConfirmed={() => toast.success(t`Your email address is verified.`)}
      />
    </Banner>
  );
}
