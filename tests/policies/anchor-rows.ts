import type { Query } from '#server/backend/database/database.ts';

/** A root over one certificate, which a calendar has been asked to take. */
export async function addAnchorRows(
  query: Query,
  { anchor, credential }: { anchor: string; credential: string },
): Promise<void> {
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
