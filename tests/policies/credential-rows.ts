import type { Query } from '#server/backend/database/database.ts';

/** A certificate of the learner with all that belongs to it, from its order to the root that a calendar was asked to take. */
export async function addCredentialRows(
  query: Query,
  ids: Readonly<Record<'learner' | 'course' | 'achievement' | 'order' | 'credential' | 'anchor', string>>,
): Promise<void> {
  const { learner, course, achievement, order, credential, anchor } = ids;
  await query(`insert into public.achievements (id, course_id, version, body) values ($1, $2, 1, '{}')`, [
    achievement,
    course,
  ]);
  await query(
    `insert into public.certificate_orders (id, user_id, achievement_id, facts) values ($1, $2, $3, '{}')`,
    [order, learner, achievement],
  );
  await query('insert into public.status_places (list, place) values (1, 1), (1, 2), (1, 3)');
  await query(`insert into public.credential_revocations (list, place, reason) values (1, 2, 'Test')`);
  await query(
    `insert into public.credentials (id, order_id, user_id, signed_text, sha256, list, place, issued_at)
     values ($1, $2, $3, '{}', encode(sha256('{}'), 'hex'), 1, 1, now())`,
    [credential, order, learner],
  );
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
