import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** A certificate of the learner, as it was signed, and whether its page is open to everybody. */
export interface OwnCertificate {
  id: string;
  signedText: string;
  slug: string;
  isShared: boolean;
  /** An ISO 8601 timestamp; null while it stands. */
  revokedAt: string | null;
}

/** The certificates of the signed-in learner, the newest first. */
export function useCertificates() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['credentials', userId],
    queryFn: async (): Promise<readonly OwnCertificate[]> => {
      const [credentials, shares, revocations] = await Promise.all([
        rest
          .from('credentials')
          .select('id, signed_text')
          .eq('user_id', userId)
          .order('issued_at', { ascending: false }),
        rest.from('credential_shares').select('credential_id, slug, is_shared').eq('user_id', userId),
        rest.rpc('read_own_revocations'),
      ]);
      const byCredential = new Map(unwrap(shares).map((share) => [share.credential_id, share]));
      const revoked = new Map(unwrap(revocations).map(({ credential_id: id, revoked_at: at }) => [id, at]));
      return unwrap(credentials).flatMap(({ id, signed_text: signedText }) => {
        const share = byCredential.get(id);
        const revokedAt = revoked.get(id) ?? null;
        return share ? [{ id, signedText, slug: share.slug, isShared: share.is_shared, revokedAt }] : [];
      });
    },
  });
}
