import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Auth } from '../../../lib/backend/connect-auth.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import type { MailLink } from './mail-link.ts';
import type { LinkPreview } from './preview-link.ts';
import { type Redeemed, redeemMail } from './redeem-mail.ts';

interface LinkPressProps {
  auth: Auth;
  link: MailLink;
  preview: LinkPreview;
  onRedeemed: (redeemed: Redeemed, preview: LinkPreview) => void;
}

/** Names the address, says what the press will do, and does it. */
export function LinkPress({ auth, link, preview, onRedeemed }: LinkPressProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ reason: string; attempt: number } | null>(null);
  const { effect } = preview;
  const titles = {
    confirm: t`Confirm your email address`,
    'hand-over': t`Confirm your email address`,
    'sign-in': t`Sign In`,
    'new-password': t`Choose a new password`,
    'change-email': t`Confirm the change of your email address`,
    'sign-in-first': t`Confirm the change of your email address`,
  };
  const buttons = {
    confirm: t`Confirm the address`,
    'hand-over': t`Confirm and choose a password`,
    'sign-in': t`Sign In`,
    'new-password': t`Continue`,
    'change-email': t`Confirm the change`,
  };
  const press = async () => {
    setPending(true);
    try {
      onRedeemed(await redeemMail(auth, { type: link.type, token_hash: link.tokenHash }), preview);
    } catch (error) {
      console.error('The link of a mail was refused', error);
      const reason = describe(error);
      setFailure((last) => ({ reason, attempt: (last?.attempt ?? 0) + 1 }));
      setPending(false);
    }
  };
  return (
    <>
      <PageHeader title={titles[effect]} />
      <div className="grid gap-4 wrap-anywhere">
        {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
        <Explanation preview={preview} />
        {effect === 'sign-in-first' ? (
          <LinkButton href={`/auth?next=${encodeURIComponent(location.pathname + location.search)}`}>
            <Trans>Sign In</Trans>
          </LinkButton>
        ) : (
          <Button pending={pending} onClick={() => void press()}>
            {buttons[effect]}
          </Button>
        )}
        <p className="text-15 text-muted">
          <Trans>If you did not ask for this, close the page: nothing happens.</Trans>
        </p>
      </div>
    </>
  );
}

function Explanation({ preview: { effect, email, new_email: newEmail } }: { preview: LinkPreview }) {
  if (effect === 'confirm') {
    return (
      <p>
        <Trans>This confirms {email}. You stay signed in here, and your password stays as it is.</Trans>
      </p>
    );
  }
  if (effect === 'hand-over') {
    return (
      <>
        <p>
          <Trans>This confirms {email} and signs you in.</Trans>
        </p>
        <Banner title={<Trans>You will choose a new password</Trans>}>
          <Trans>
            This is not the browser in which the account was made, and it may not have been you who made it.
            So everyone who is signed in is signed out, and the password from before stops working.
          </Trans>
        </Banner>
      </>
    );
  }
  if (effect === 'sign-in') {
    return (
      <p>
        <Trans>This signs you in as {email}.</Trans>
      </p>
    );
  }
  if (effect === 'new-password') {
    return (
      <p>
        <Trans>This signs you in as {email}. Then you choose a new password.</Trans>
      </p>
    );
  }
  if (effect === 'sign-in-first') {
    return (
      <p>
        <Trans>
          Somebody wants {email} to become the address of their account. If that is you, sign in with your
          present address first, or open the link where you are signed in.
        </Trans>
      </p>
    );
  }
  return (
    <p>
      {newEmail === undefined ? (
        <Trans>This makes {email} the address of your account.</Trans>
      ) : (
        <Trans>
          This agrees that the address of your account changes from {email} to {newEmail}.
        </Trans>
      )}
    </p>
  );
}
