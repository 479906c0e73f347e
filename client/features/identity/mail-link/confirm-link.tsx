import { isAuthApiError } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import type { connectAuth } from '../../../lib/backend/connect-auth.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DeadLink } from './dead-link.tsx';
import { LinkPress } from './link-press.tsx';
import type { MailLink } from './mail-link.ts';
import { type LinkPreview, previewLink } from './preview-link.ts';
import type { Redeemed } from './redeem-mail.ts';
import { SignedInAsOther } from './signed-in-as-other.tsx';

type Connection = Awaited<ReturnType<typeof connectAuth>>;

interface ConfirmLinkProps {
  connection: Connection;
  link: MailLink;
  onRedeemed: (redeemed: Redeemed, preview: LinkPreview) => void;
}

/** What is known of a link, and who is signed in here. */
interface Found {
  preview: LinkPreview;
  /** The address of whoever is signed in; null for nobody. */
  signedInAs: string | null;
}

/** Where the link of a mail arrives: says whom it is for and what a press will do. Looking uses nothing up. */
export function ConfirmLink(props: ConfirmLinkProps) {
  // Grows when the question has to be asked anew: after signing out, or when nothing answered.
  const [round, setRound] = useState(0);
  return <LookedUpLink key={round} {...props} onAskAgain={() => setRound(round + 1)} />;
}

function LookedUpLink({
  connection,
  link,
  onRedeemed,
  onAskAgain,
}: ConfirmLinkProps & { onAskAgain: () => void }) {
  const describe = useErrorWording();
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    find(connection, link).then(setFound, (error: unknown) => {
      console.error('The link of a mail could not be looked up', error);
      setFailure(error);
    });
  }, [connection, link]);
  if (failure !== null) {
    // What the service refused, it refuses again.
    const onRetry = isAuthApiError(failure) && failure.status < 500 ? undefined : onAskAgain;
    return <DeadLink auth={connection.auth} link={link} reason={describe(failure)} onRetry={onRetry} />;
  }
  if (found === null) return <Skeleton rows={['h-12 w-2/3', 'h-4 w-full', 'h-12 w-full']} />;
  const { preview, signedInAs } = found;
  if (preview.state !== 'valid') {
    return <DeadLink auth={connection.auth} link={link} preview={preview} />;
  }
  if (signedInAs !== null && !preview.is_own) {
    return (
      <SignedInAsOther
        auth={connection.auth}
        signedInAs={signedInAs}
        email={preview.email}
        onSignedOut={onAskAgain}
      />
    );
  }
  return <LinkPress auth={connection.auth} link={link} preview={preview} onRedeemed={onRedeemed} />;
}

async function find(connection: Connection, link: MailLink): Promise<Found> {
  const preview = await previewLink(connection, link);
  const { data } = await connection.auth.getSession();
  return { preview, signedInAs: data.session?.user.email ?? null };
}
