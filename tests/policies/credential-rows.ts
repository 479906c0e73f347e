import type { Query } from '#server/backend/database/database.ts';

/** What there is beside a certificate: its page, and a root over it, which a calendar has been asked to take. */
export async function addCredentialRows(
  query: Query,
  { learner, anchor, credential }: { learner: string; anchor: string; credential: string },
): Promise<void> {
  await query(
    `insert into public.credential_shares (credential_id, user_id, slug) values ($1, $2, repeat('a', 20))`,
    [credential, learner],
  );
  await query(`insert into public.certificate_anchors (id, root, size) values ($1, repeat('a', 64), 1)`, [
    anchor,
  ]);
  await query(
    `insert into public.anchored_leaves (leaf, anchor_id, place, credential_id) values (repeat('b', 64), $1, 0, $2)`,
    [anchor, credential],
  );
  await query(
    `insert into public.anchor_timestamps (anchor_id, calendar, asked_at) values ($1, 'https://a.example', now())`,
    [anchor],
  );
}
