import {
  type ListedCertificate,
  type ListIssuedCertificatesAnswer,
  listIssuedCertificatesRequest,
} from '#domain/credentials/admin-contract.ts';
import { adminReading } from '../admin-function.ts';

const MATCHING = `from public.credentials
  join auth.users on users.id = credentials.user_id
  left join public.credential_revocations as revocations
    on (revocations.list, revocations.place) = (credentials.list, credentials.place)
  left join public.anchored_leaves as leaves on leaves.credential_id = credentials.id
  left join public.certificate_anchors as anchors on anchors.id = leaves.anchor_id
  where ($1::text is null or ($1 = 'revoked') = (revocations.place is not null))
    and ($2::text is null or $2 = case when anchors.id is null then 'none'
      when anchors.block_height is null then 'pending' else 'in-block' end)
    and ($3::text is null or starts_with(lower(users.email), lower($3)))`;

/** The certificates that were issued, with whose they are and what became of them, a page at a time. */
export const listIssuedCertificates = adminReading(
  'list-issued-certificates',
  listIssuedCertificatesRequest,
  async (input, { query }) => {
    const filters = [input.status, input.anchor, input.search || null];
    const column = input.sort === 'issued_at' ? 'credentials.issued_at' : 'revocations.revoked_at';
    const order = `${column} ${input.ascending ? 'asc' : 'desc nulls last'}, credentials.id`;
    const { rows: certificates } = await query<ListedCertificate>(
      `select credentials.id, credentials.user_id, users.email,
         exists (select from private.demonstration_users as demo where demo.user_id = users.id) as is_demonstration,
         achievements.body ->> 'name' as course, achievements.version, credentials.issued_at,
         coalesce(shares.is_shared, false) as is_shared, revocations.revoked_at, revocations.reason as revocation_reason,
         case when anchors.id is null then 'none' when anchors.block_height is null then 'pending'
           else 'in-block' end as anchor, anchors.block_height
       from (select credentials.id ${MATCHING} order by ${order} limit $4 offset $5) as page
       join public.credentials on credentials.id = page.id
       join auth.users on users.id = credentials.user_id
       join public.certificate_orders as orders on orders.id = credentials.order_id
       join public.achievements on achievements.id = orders.achievement_id
       left join public.credential_shares as shares on shares.credential_id = credentials.id
       left join public.credential_revocations as revocations
         on (revocations.list, revocations.place) = (credentials.list, credentials.place)
       left join public.anchored_leaves as leaves on leaves.credential_id = credentials.id
       left join public.certificate_anchors as anchors on anchors.id = leaves.anchor_id
       order by ${order}`,
      [...filters, input.page_size, (input.page - 1) * input.page_size],
    );
    const { rows: counted } = await query<{ count: number }>(
      `select count(*)::int as count ${MATCHING}`,
      filters,
    );
    const answer: ListIssuedCertificatesAnswer = { certificates, count: counted[0]?.count ?? 0 };
    return answer;
  },
);
