import { one, oneOrNone } from '#domain/kernel/one.ts';
import { revokeCertificateRequest } from '#domain/credentials/contract.ts';
import { adminAction } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';

/**
 * Revokes a certificate for good: its status list says so from the next time it is read. The reason is kept with its
 * place; the log names the place.
 *
 * Refusals: 404 `certificate-not-found`, 409 `already-revoked`.
 */
export const revokeCertificate = adminAction(
  'revoke-certificate',
  revokeCertificateRequest,
  async ({ credential_id: id, reason }, { query, now }) => {
    const { rows } = await query<{ list: number; place: number }>(
      'select list, place from public.credentials where id = $1',
      [id],
    );
    const found = oneOrNone(rows);
    if (!found) throw new Refusal(404, 'certificate-not-found');
    const { list, place } = found;
    const { rows: added } = await query<{ count: number }>(
      `with added as (
         insert into public.credential_revocations (list, place, reason, revoked_at) values ($1, $2, $3, $4)
         on conflict (list, place) do nothing returning place
       ) select count(*)::int as count from added`,
      [list, place, reason, now()],
    );
    if (one(added).count === 0) throw new Refusal(409, 'already-revoked');
    return { subjectId: id, details: { list, place }, answer: { credential_id: id } };
  },
);
