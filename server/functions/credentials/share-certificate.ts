import { oneOrNone } from '#domain/kernel/one.ts';
import { shareCertificateRequest } from '#domain/credentials/contract.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';

/**
 * Gives a certificate of the caller its public page, or takes it away again; its address stays the same. Refuses with 404
 * `certificate-not-found`.
 */
export const shareCertificate: ProductFunction = async (request, { caller, query, now }) => {
  const userId = requireUser(caller);
  const { credential_id: id, is_shared: isShared } = await readCall(request, shareCertificateRequest);
  const { rows } = await query<{ slug: string }>(
    `update public.credential_shares set is_shared = $3, changed_at = $4
     where credential_id = $1 and user_id = $2 returning slug`,
    [id, userId, isShared, now()],
  );
  const share = oneOrNone(rows);
  if (!share) throw new Refusal(404, 'certificate-not-found');
  return Response.json({ credential_id: id, is_shared: isShared, slug: share.slug });
};
