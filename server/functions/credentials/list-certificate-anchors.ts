import {
  type ListAnchorsAnswer,
  type ListedAnchor,
  nothingAsked,
} from '#domain/credentials/admin-contract.ts';
import { one } from '#domain/kernel/one.ts';
import { adminReading } from '../admin-function.ts';

/**
 * Tells admins which roots of certificates there are and how far each is on its way into a block.
 *
 * @param calendars those that are asked; undefined where nothing is anchored
 */
export function createListCertificateAnchors(calendars: readonly string[] | undefined) {
  return adminReading('list-certificate-anchors', nothingAsked, async (_input, { query }) => {
    const { rows: anchors } = await query<ListedAnchor>(
      `select id, root, size, made_at, block_height, anchored_at,
         coalesce((select jsonb_agg(jsonb_build_object('calendar', calendar, 'has_taken', "timestamp" is not null,
           'asked_at', asked_at, 'failures', failures, 'last_error', last_error) order by calendar)
           from public.anchor_timestamps where anchor_id = anchors.id), '[]') as calendars
       from public.certificate_anchors as anchors order by made_at desc limit 100`,
    );
    const { rows: waiting } = await query<{ count: number }>(
      `select count(*)::int as count from public.credentials
       where not exists (select from public.anchored_leaves where credential_id = credentials.id)`,
    );
    const answer: ListAnchorsAnswer = {
      calendars: calendars ?? null,
      waiting: one(waiting).count,
      anchors,
    };
    return answer;
  });
}
