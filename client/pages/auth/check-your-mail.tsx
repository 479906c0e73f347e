import { Trans } from '@lingui/react/macro';
import { ConfirmCodeForm } from '../../features/identity/mail-link/confirm-code-form.tsx';
import type { Redeemed } from '../../features/identity/mail-link/redeem-mail.ts';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import { Banner } from '../../ui/banner.tsx';

interface CheckYourMailProps {
  auth: Auth;
  email: string;
  onConfirmed: (redeemed: Redeemed) => void;
}

/** After a sign-up that must be verified before the first sign-in. */
export function CheckYourMail(props: CheckYourMailProps) {
  const { email } = props;
  return (
    <>
      <div role="status">
        <Banner
          tone="success"
          title={<Trans>Account created! Please check your email to verify your account.</Trans>}
        >
          <Trans>Follow the link in the email we sent to {email}, or enter its code here.</Trans>
        </Banner>
      </div>
      <ConfirmCodeForm {...props} />
    </>
  );
}
