import { Trans, useLingui } from '@lingui/react/macro';
import { AuthApiError } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LinkFailure } from './link-failure.tsx';
import type { Brought } from './read-auth-address.ts';

/** The age from which the official client warns of a session in an address. */
const STALE_S = 120;

interface BroughtSessionProps {
  auth: Auth;
  session: Extract<Brought, { accessToken: string }>;
  onAccepted: () => void;
  onRefused: () => void;
}

/** A session that came with an address: whoever made that address may be a stranger, so the account is named first. */
export function BroughtSession({ auth, session, onAccepted, onRefused }: BroughtSessionProps) {
  const { t } = useLingui();
  const [email, setEmail] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    ownerOf(auth, session.accessToken).then(setEmail, (error: unknown) => {
      console.error('A session in the address was refused', error);
      setFailure(codeOf(error));
    });
  }, [auth, session]);
  const accept = async () => {
    const { accessToken: access_token, refreshToken: refresh_token } = session;
    const { error } = await auth.setSession({ access_token, refresh_token });
    if (error === null) return onAccepted();
    console.error('A session in the address was refused', error);
    setFailure(codeOf(error));
  };
  if (failure !== null) {
    return (
      <>
        <LinkFailure code={failure} />
        <Button onClick={onRefused}>
          <Trans>Sign In</Trans>
        </Button>
      </>
    );
  }
  if (email === null) return <Skeleton rows={['h-12 w-2/3', 'h-4 w-full', 'h-12 w-full']} />;
  return (
    <>
      <PageHeader title={t`Continue as ${email}?`} />
      <p>
        <Trans>
          The link that you followed signs you in to this account. Continue only if it is yours and you asked
          for the link.
        </Trans>
      </p>
      {isStale(session.accessToken) && (
        <div className="mt-6">
          <Banner tone="warn" title={<Trans>This sign-in is more than two minutes old</Trans>}>
            <Trans>
              Somebody may have copied the link. If you did not ask for it just now, sign in yourself.
            </Trans>
          </Banner>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => void accept()}>
          <Trans>Continue</Trans>
        </Button>
        <Button look="secondary" onClick={onRefused}>
          <Trans>Sign in as somebody else</Trans>
        </Button>
      </div>
    </>
  );
}

/**
 * The address of a session, asked from the server. Links that sign in belong to confirmed addresses: the session of any
 * other was made by hand, perhaps for an account that waits for its owner.
 */
async function ownerOf(auth: Auth, accessToken: string): Promise<string> {
  const { data, error } = await auth.getUser(accessToken);
  if (error !== null) throw error;
  const { email, email_confirmed_at: confirmedAt } = data.user;
  if (email === undefined || confirmedAt == null) throw new AuthApiError('not confirmed', 403, 'otp_expired');
  return email;
}

/** Whether a token was issued so long ago that whoever follows a link at once would not bring it. */
function isStale(accessToken: string): boolean {
  const [, payload = ''] = accessToken.split('.');
  const { iat } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { iat: number };
  return Date.now() / 1000 - iat > STALE_S;
}

const codeOf = (error: unknown) => (error instanceof AuthApiError ? (error.code ?? '') : '');
