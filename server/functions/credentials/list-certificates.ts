import { type IssuedCertificate, listCertificatesRequest } from '#domain/credentials/contract.ts';
import { adminReading } from '../admin-function.ts';

/** Tells an admin which certificates an account has, the newest first, and why one was revoked. */
export const listCertificates = adminReading(
  'list-certificates',
  listCertificatesRequest,
  async ({ user_id: userId }, { query }) => {
    const { rows } = await query<IssuedCertificate>(
      `select credentials.id, achievements.body ->> 'name' as course, achievements.version, credentials.issued_at,
         coalesce(shares.is_shared, false) as is_shared, revocations.revoked_at,
         revocations.reason as revocation_reason
       from public.credentials
       join public.certificate_orders as orders on orders.id = credentials.order_id
       join public.achievements on achievements.id = orders.achievement_id
       left join public.credential_shares as shares on shares.credential_id = credentials.id
       left join public.credential_revocations as revocations
         on revocations.list = credentials.list and revocations.place = credentials.place
       where credentials.user_id = $1 order by credentials.issued_at desc`,
      [userId],
    );
    return { certificates: rows };
  },
);
