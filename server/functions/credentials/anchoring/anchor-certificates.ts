import {
  attestedBy,
  completeTimestamp,
  isSame,
  type Timestamp,
} from '#domain/credentials/anchor/timestamp.ts';
import type { ReadBlock } from '../../../adapters/credentials/anchoring/bitcoin-blocks.ts';
import type { Calendars } from '../../../adapters/credentials/anchoring/calendars.ts';
import type { Query } from '../../../adapters/sql.ts';
import { makeRoot } from './make-root.ts';
import { readStamps, recordBlock, recordFailure, recordStamp } from './anchor-rows.ts';

/** The job that anchors certificates, and how often it asks calendars again. */
export const ANCHOR_CERTIFICATES = { kind: 'credentials/anchor-certificates', everySeconds: 1200 } as const;

export type AnchorOptions = {
  readonly calendars: Calendars;
  readonly readBlock: ReadBlock;
  readonly now: () => Date;
};

type AnchorDatabase = {
  readonly query: Query;
  transaction<T>(work: (session: { readonly query: Query }) => Promise<T>): Promise<T>;
};

/**
 * Anchors certificates: makes the root of the day, gives it to the calendars, and asks them until it is in a block of Bitcoin whose
 * header we have looked at ourselves. A calendar that fails or lies is asked again in the next run; the others go on meanwhile.
 */
export function createAnchorCertificates(options: AnchorOptions) {
  return async (_payload: unknown, database: AnchorDatabase): Promise<void> => {
    await database.transaction(({ query }) => makeRoot(query, options.now()));
    const { rows } = await database.query<{ id: string; root: string }>(
      'select id, root from public.certificate_anchors where block_height is null order by made_at',
    );
    for (const { id, root } of rows) {
      await anchorRoot(options, database.query, { id, root: new Uint8Array(Buffer.from(root, 'hex')) });
    }
  };
}

type Root = { readonly id: string; readonly root: Uint8Array };

async function anchorRoot(
  { calendars, readBlock, now }: AnchorOptions,
  query: Query,
  anchor: Root,
): Promise<void> {
  const stamps = await readStamps(query, anchor.id);
  for (const calendar of calendars.addresses) {
    const place = { anchorId: anchor.id, calendar, at: now() };
    try {
      const known = stamps.get(calendar);
      const timestamp = known
        ? await complete(calendars, calendar, known, anchor.root)
        : await calendars.submit(calendar, anchor.root);
      await recordStamp(query, { ...place, timestamp });
      const block = await findBlock(readBlock, timestamp, anchor.root);
      if (block) return await recordBlock(query, { ...block, anchorId: anchor.id, at: now() });
    } catch (error) {
      // What such a calendar said before is worth nothing once it was seen to lie: it is given the root again.
      const isLie = error instanceof OtherRoot;
      await recordFailure(query, {
        ...place,
        isLie,
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  }
}

/** A timestamp with whatever its calendar has put into a block since. */
async function complete(
  calendars: Calendars,
  calendar: string,
  timestamp: Timestamp,
  root: Uint8Array,
): Promise<Timestamp> {
  let known = timestamp;
  for (const { attestation, message } of attestedBy(timestamp, root)) {
    if (attestation.kind !== 'pending') continue;
    const complete = await calendars.complete(calendar, message);
    if (complete) known = completeTimestamp(known, root, { pending: message, complete });
  }
  return known;
}

/** The block that a timestamp leads to. @throws when the block of that height is another */
async function findBlock(
  readBlock: ReadBlock,
  timestamp: Timestamp,
  root: Uint8Array,
): Promise<{ readonly height: number; readonly header: string } | undefined> {
  for (const { attestation, message } of attestedBy(timestamp, root)) {
    if (attestation.kind !== 'bitcoin') continue;
    const { height } = attestation;
    const block = await readBlock(height);
    if (!block) continue;
    if (!isSame(block.says.merkleRoot, message)) {
      throw new OtherRoot(`It names block ${height}, which does not hold the root.`);
    }
    return { height, header: block.header };
  }
  return undefined;
}

class OtherRoot extends Error {}
