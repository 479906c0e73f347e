import { readBlockHeader } from '#domain/credentials/anchor/block-header.ts';
import { isAnchoredBefore } from '#domain/credentials/verify/is-anchored-before.ts';
import type { Query } from '../../../adapters/sql.ts';

const KEY_OF = `split_part(signed_text::jsonb #>> '{proof,verificationMethod}', '#', 2)`;

/** How many certificates each key has signed, by its name. */
export async function countSigned(query: Query): Promise<ReadonlyMap<string, number>> {
  const { rows } = await query<{ key: string; count: number }>(
    `select ${KEY_OF} as key, count(*)::int as count from public.credentials group by key`,
  );
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** How many certificates of a key were in a block before a moment, so that nobody who had the key since can have made them. */
export async function countAnchoredBefore(query: Query, key: string, moment: Date): Promise<number> {
  const { rows } = await query<{ header: string; count: number }>(
    `select block_header as header, count(*)::int as count
     from public.certificate_anchors as anchors
     join public.anchored_leaves as leaves on leaves.anchor_id = anchors.id
     join public.credentials on credentials.id = leaves.credential_id
     where block_header is not null and ${KEY_OF} = $1 group by anchors.id`,
    [key],
  );
  return rows
    .filter(({ header }) => {
      // It was looked at before it was written down.
      const block = readBlockHeader(new Uint8Array(Buffer.from(header, 'hex')), 1n << 256n);
      return block !== undefined && isAnchoredBefore(block.time, moment);
    })
    .reduce((sum, { count }) => sum + count, 0);
}
