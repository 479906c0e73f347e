import { Trans } from '@lingui/react/macro';
import { Banner } from '../../ui/banner.tsx';

/** After a sign-up that must be verified before the first sign-in. */
export function CheckYourMail() {
  return (
    <div role="status">
      <Banner
        tone="success"
        title={<Trans>Account created! Please check your email to verify your account.</Trans>}
      >
        <Trans>Follow the link in the email, and you are in.</Trans>
      </Banner>
    </div>
  );
}
