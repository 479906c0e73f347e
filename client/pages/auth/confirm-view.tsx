import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmLink } from '../../features/identity/mail-link/confirm-link.tsx';
import { readMailLink } from '../../features/identity/mail-link/mail-link.ts';
import type { LinkPreview } from '../../features/identity/mail-link/preview-link.ts';
import type { Redeemed } from '../../features/identity/mail-link/redeem-mail.ts';
import { pathAfterLink } from '../../lib/auth/next-path.ts';
import type { connectAuth } from '../../lib/backend/connect-auth.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Arrival } from './use-auth-flow.ts';

interface ConfirmViewProps {
  connection: Awaited<ReturnType<typeof connectAuth>>;
  onArrived: (arrival: Partial<Arrival>) => Promise<void>;
}

/** /auth/confirm: the link of a mail, redeemed at a press. */
export function ConfirmView({ connection, onArrived }: ConfirmViewProps) {
  const { t } = useLingui();
  const [link] = useState(() => readMailLink(location.search));
  const [waitsForOther, setWaitsForOther] = useState(false);
  const finish = (redeemed: Redeemed, { effect, redirect_to: redirectTo }: LinkPreview) => {
    if (redeemed === 'other-mailbox') return setWaitsForOther(true);
    // It is used up: in the address it would only be in the way.
    history.replaceState(null, '', '/auth');
    const isForgotten = link.type === 'recovery' ? 'forgotten' : 'kept';
    void onArrived({
      message: effect === 'sign-in' ? 'signed-in' : effect === 'new-password' ? null : 'email-verified',
      password: redeemed === 'new-password-needed' ? 'lost' : isForgotten,
      target: pathAfterLink(redirectTo),
    });
  };
  if (!waitsForOther) return <ConfirmLink connection={connection} link={link} onRedeemed={finish} />;
  return (
    <div role="status">
      <PageHeader title={t`One mailbox has agreed`} />
      <p>
        <Trans>
          Now open the link that we sent to the other address. The change holds once both have agreed.
        </Trans>
      </p>
    </div>
  );
}
