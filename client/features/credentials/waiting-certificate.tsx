import { Trans } from '@lingui/react/macro';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';

/** That a certificate was earned and is not signed yet: for want of a confirmed address, or because that takes a moment. */
export function WaitingTitle() {
  return useSignedInUser().email_confirmed_at == null ? (
    <Trans>Your certificate waits for your address</Trans>
  ) : (
    <Trans>Your certificate is being signed</Trans>
  );
}

/** What to do about it, or how long it takes. */
export function WaitingNote() {
  return useSignedInUser().email_confirmed_at == null ? (
    <Trans>
      It is made out to your email address, so confirm that first: follow the link in the email we sent you,
      or enter its code on the dashboard. It is signed within a minute then.
    </Trans>
  ) : (
    <Trans>
      It takes less than a minute. It comes here and to your account, also when you leave this page.
    </Trans>
  );
}
