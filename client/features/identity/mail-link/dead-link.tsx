import { Trans, useLingui } from '@lingui/react/macro';
import type { Auth } from '../../../lib/backend/connect-auth.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import type { MailLink } from './mail-link.ts';
import type { LinkPreview } from './preview-link.ts';
import { ResendButton } from './resend-button.tsx';

interface DeadLinkProps {
  auth: Auth;
  link: MailLink;
  /** What is known of it; left out for a link that the server does not know, or when nothing answered. */
  preview?: LinkPreview;
  /** Why it could not be looked up. */
  reason?: string;
  /** Left out where looking once more would tell the same. */
  onRetry?: (() => void) | undefined;
}

/** A link that does nothing any more: why, and the ways on. The address stays known where the server knows it. */
export function DeadLink({ auth, link, preview, reason, onRetry }: DeadLinkProps) {
  const { t } = useLingui();
  const email = preview?.email ?? '';
  const isUnconfirmed = preview?.effect === 'confirm' || preview?.effect === 'hand-over';
  const view = link.type === 'recovery' ? 'recovery' : 'magic-link';
  const asking = `/auth?${new URLSearchParams({ view, ...(email !== '' && { email }) }).toString()}`;
  return (
    <div role="alert">
      <PageHeader title={t`The link did not work`} />
      <p className="wrap-anywhere">
        {preview === undefined && reason}
        {preview?.state === 'used' && (
          <Trans>This link was sent to {email} and has been used: it works once.</Trans>
        )}
        {preview?.state === 'expired' && (
          <Trans>
            This link was sent to {email} and is too old: for your safety it works for a short time.
          </Trans>
        )}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {onRetry !== undefined && (
          <Button look="secondary" onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        )}
        {isUnconfirmed && link.type === 'signup' ? (
          <ResendButton auth={auth} email={email} redirectTo={preview.redirect_to} />
        ) : (
          <LinkButton href={asking}>
            <Trans>Ask for a new email</Trans>
          </LinkButton>
        )}
        <LinkButton look="secondary" href={`/auth?${new URLSearchParams({ email }).toString()}`}>
          <Trans>Sign In</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
