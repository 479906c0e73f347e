import { merkleRoot } from '#domain/credentials/tree/merkle-tree.ts';
import type { Query } from '../../../adapters/sql.ts';

/** Certificates under one root; what is more waits for the next. */
const MOST_LEAVES = 50_000;

/**
 * Puts all certificates that are under no root yet under one, at most once a day (UTC): the tree of RFC 6962 over their leaves in
 * the order of these, which tells nothing of the order in which they were issued.
 */
export async function makeRoot(query: Query, now: Date): Promise<void> {
  await query('lock table public.certificate_anchors in share row exclusive mode');
  const { rows: today } = await query(
    `select 1 from public.certificate_anchors
     where made_at >= date_trunc('day', $1::timestamptz at time zone 'utc') at time zone 'utc' limit 1`,
    [now],
  );
  if (today.length > 0) return;
  const { rows } = await query<{ id: string; leaf: string }>(
    `select id, encode(sha256('\\x00'::bytea || convert_to(signed_text, 'UTF8')), 'hex') as leaf
     from public.credentials
     where not exists (select from public.anchored_leaves where credential_id = credentials.id)
     order by leaf limit $1`,
    [MOST_LEAVES],
  );
  if (rows.length === 0) return;
  const root = merkleRoot(rows.map(({ leaf }) => new Uint8Array(Buffer.from(leaf, 'hex'))));
  await query(
    `with made as (
       insert into public.certificate_anchors (root, size, made_at) values ($1, $2, $3) returning id
     )
     insert into public.anchored_leaves (leaf, anchor_id, place, credential_id)
     select leaf, made.id, place - 1, credential_id
     from made, unnest($4::text[], $5::uuid[]) with ordinality as leaves (leaf, credential_id, place)`,
    [
      Buffer.from(root).toString('hex'),
      rows.length,
      now,
      rows.map(({ leaf }) => leaf),
      rows.map(({ id }) => id),
    ],
  );
}
