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
}

/** The certificates of the signed-in learner, the newest first. */
export function useCertificates() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['credentials', userId],
    queryFn: async (): Promise<readonly OwnCertificate[]> => {
      const [credentials, shares] = await Promise.all([
        rest
          .from('credentials')
          .select('id, signed_text')
          .eq('user_id', userId)
          .order('issued_at', { ascending: false }),
        rest.from('credential_shares').select('credential_id, slug, is_shared').eq('user_id', userId),
      ]);
      const byCredential = new Map(unwrap(shares).map((share) => [share.credential_id, share]));
      return unwrap(credentials).flatMap(({ id, signed_text: signedText }) => {
        const share = byCredential.get(id);
        return share ? [{ id, signedText, slug: share.slug, isShared: share.is_shared }] : [];
      });
    },
  });
}
