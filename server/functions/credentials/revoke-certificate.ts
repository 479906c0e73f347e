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
    // What a learner has earned is counted by course.
    await query(
      `delete from public.certificates as counted using public.credentials
       join public.certificate_orders as orders on orders.id = credentials.order_id
       join public.achievements on achievements.id = orders.achievement_id
       where credentials.id = $1 and counted.user_id = credentials.user_id and counted.course_id = achievements.course_id
         and not exists (
           select from public.credentials as others
           join public.certificate_orders as their on their.id = others.order_id
           join public.achievements as earned on earned.id = their.achievement_id
           where others.user_id = counted.user_id and earned.course_id = counted.course_id and not exists (
             select from public.credential_revocations as revocations
             where (revocations.list, revocations.place) = (others.list, others.place)
           )
         )`,
      [id],
    );
    return { subjectId: id, details: { list, place }, answer: { credential_id: id } };
  },
);
