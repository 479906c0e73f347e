import { type Anchor, operationsToRoot } from '#domain/credentials/anchor/anchor.ts';
import { leadTo, mergeTimestamps } from '#domain/credentials/anchor/timestamp.ts';
import { writeTimestampFile } from '#domain/credentials/anchor/write-timestamp.ts';
import { toBase64Url } from '#domain/credentials/text/base64url.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../../adapters/sql.ts';
import { readStamps } from './anchor-rows.ts';

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

/** The timestamp of the certificate with this leaf (hexadecimal); undefined while there is none. */
export async function readAnchor(query: Query, leaf: string): Promise<Anchor | undefined> {
  const { rows } = await query<{ id: string; place: number; height: number | null; header: string | null }>(
    `select anchors.id, place, block_height as height, block_header as header
     from public.anchored_leaves join public.certificate_anchors as anchors on anchors.id = anchor_id
     where leaf = $1`,
    [leaf],
  );
  const found = oneOrNone(rows);
  if (!found) return undefined;
  const stamps = await readStamps(query, found.id);
  if (stamps.size === 0) return undefined;
  const { rows: leaves } = await query<{ leaf: string }>(
    'select leaf from public.anchored_leaves where anchor_id = $1 order by place',
    [found.id],
  );
  const way = operationsToRoot(
    leaves.map((row) => bytesOf(row.leaf)),
    found.place,
  );
  const timestamp = leadTo(way, mergeTimestamps([...stamps.values()]));
  const { height, header } = found;
  return {
    timestamp: toBase64Url(writeTimestampFile({ digest: bytesOf(leaf), timestamp })),
    ...(height !== null && header !== null && { block: { height, header } }),
  };
}
