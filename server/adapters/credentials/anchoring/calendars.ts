import { readTimestamp } from '#domain/credentials/anchor/read-timestamp.ts';
import { attestedBy, type Timestamp } from '#domain/credentials/anchor/timestamp.ts';
import { askServer } from './ask-server.ts';

/** Calendars of OpenTimestamps: each puts digests into the blockchain of Bitcoin, some hours after it has taken them. */
export type Calendars = {
  readonly addresses: readonly string[];
  /** Gives a digest to a calendar. @throws with one sentence */
  submit(calendar: string, digest: Uint8Array): Promise<Timestamp>;
  /** What a calendar says by now of what it had pending; undefined while it waits. @throws with one sentence */
  complete(calendar: string, pending: Uint8Array): Promise<Timestamp | undefined>;
};

/** As the reference client has it. */
const MOST_BYTES = 10_000;
const HEADERS = { accept: 'application/vnd.opentimestamps.v1' } as const;

/** The calendars at these addresses. Only digests go there. */
export function openCalendars(addresses: readonly string[]): Calendars {
  return {
    addresses,
    async submit(calendar, digest) {
      const answer = await askServer(`${calendar}/digest`, {
        method: 'POST',
        body: new Uint8Array(digest),
        headers: { ...HEADERS, 'content-type': 'application/octet-stream' },
        most: MOST_BYTES,
      });
      return read(calendar, answer, digest);
    },
    async complete(calendar, pending) {
      const name = Buffer.from(pending).toString('hex');
      const answer = await askServer(`${calendar}/timestamp/${name}`, { headers: HEADERS, most: MOST_BYTES });
      if (answer === undefined) return undefined;
      const timestamp = read(calendar, answer, pending);
      const isInBlock = attestedBy(timestamp, pending).some(
        ({ attestation }) => attestation.kind === 'bitcoin',
      );
      return isInBlock ? timestamp : undefined;
    },
  };
}

function read(calendar: string, answer: Uint8Array | undefined, digest: Uint8Array): Timestamp {
  const timestamp = answer && readTimestamp(answer);
  const attested = timestamp ? attestedBy(timestamp, digest) : [];
  if (!timestamp || attested.every(({ attestation }) => attestation.kind === 'other')) {
    throw new Error(`${new URL(calendar).host} answered no timestamp.`);
  }
  return timestamp;
}
