import { readTimestamp } from '#domain/credentials/anchor/read-timestamp.ts';
import type { Timestamp } from '#domain/credentials/anchor/timestamp.ts';
import { writeTimestamp } from '#domain/credentials/anchor/write-timestamp.ts';
import { fromBase64Url, toBase64Url } from '#domain/credentials/text/base64url.ts';
import type { Query } from '../../../adapters/sql.ts';

/** Where a timestamp belongs, and when its calendar was asked. */
type Place = { readonly anchorId: string; readonly calendar: string; readonly at: Date };

/** The timestamps of a root by their calendars. */
export async function readStamps(query: Query, anchorId: string): Promise<ReadonlyMap<string, Timestamp>> {
  const { rows } = await query<{ calendar: string; timestamp: string }>(
    `select calendar, "timestamp" from public.anchor_timestamps where anchor_id = $1 and "timestamp" is not null
     order by calendar`,
    [anchorId],
  );
  return new Map(
    rows.flatMap(({ calendar, timestamp: text }) => {
      const bytes = fromBase64Url(text);
      const timestamp = bytes && readTimestamp(bytes);
      return timestamp ? [[calendar, timestamp] as const] : [];
    }),
  );
}

/** Keeps what a calendar said of a root. */
export async function recordStamp(
  query: Query,
  { anchorId, calendar, at, timestamp }: Place & { readonly timestamp: Timestamp },
): Promise<void> {
  await query(
    `insert into public.anchor_timestamps (anchor_id, calendar, asked_at, "timestamp") values ($1, $2, $3, $4)
     on conflict (anchor_id, calendar)
     do update set asked_at = excluded.asked_at, "timestamp" = excluded."timestamp", last_error = null`,
    [anchorId, calendar, at, toBase64Url(writeTimestamp(timestamp))],
  );
}

/** Notes that a calendar could not be asked, or has lied. */
export async function recordFailure(
  query: Query,
  { anchorId, calendar, at, reason, isLie }: Place & { readonly reason: string; readonly isLie: boolean },
): Promise<void> {
  await query(
    `insert into public.anchor_timestamps as known (anchor_id, calendar, asked_at, failures, last_error)
     values ($1, $2, $3, 1, $4)
     on conflict (anchor_id, calendar) do update set asked_at = excluded.asked_at, failures = known.failures + 1,
       last_error = excluded.last_error, "timestamp" = case when $5 then null else known."timestamp" end`,
    [anchorId, calendar, at, reason.slice(0, 1000), isLie],
  );
}

/** Notes the block that a root is in; the first that was seen stays. */
export async function recordBlock(
  query: Query,
  {
    anchorId,
    height,
    header,
    at,
  }: { readonly anchorId: string; readonly height: number; readonly header: string; readonly at: Date },
): Promise<void> {
  await query(
    `update public.certificate_anchors set block_height = $2, block_header = $3, anchored_at = $4
     where id = $1 and block_height is null`,
    [anchorId, height, header, at],
  );
}
