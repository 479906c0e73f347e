import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

/** Carries texts to the other processes of the installation, in their order, at most once. */
export type PeerMail = {
  /** Whether there is another process; without one nothing needs to be sent. */
  hasPeers(): boolean;
  send(text: string): void;
  close(): Promise<void>;
};

export type PeerMailOptions = {
  readonly database: Database;
  /** The id of this process. */
  readonly self: string;
  readonly log: Log;
  readonly receive: (text: string) => void;
  /** What a process that has just come, or was cut off, has to know of this one. */
  readonly introduce: () => string[];
  /** A process has ended, or was not heard of for so long that it counts as ended. */
  readonly onGone: (peer: string) => void;
  readonly beatMs?: number;
};

/**
 * What stands in a notification: who writes, and texts, or the id under which they are kept. `hello` asks for an answer,
 * which is `here`; after both the texts of an introduction follow.
 */
type Notification = {
  readonly from: string;
  readonly kind: 'hello' | 'here' | 'beat' | 'bye' | 'texts';
  readonly texts?: readonly string[];
  readonly kept?: string;
};

const CHANNEL = 'realtime_peers';
/** PostgreSQL takes less than 8,000 bytes. */
const MOST_BYTES = 7_500;
/** More than that waits for the database in one process only when it does not keep up, and then it is let go. */
const MOST_WAITING_BYTES = 16 * 1024 * 1024;
const BEAT_MS = 10_000;

/**
 * Opens the mail over LISTEN and NOTIFY. Notifications are transactions of their own, never a part of the product's: they
 * are committed one after the other, over the whole database.
 */
export async function openPeerMail(options: PeerMailOptions): Promise<PeerMail> {
  const { database, self, log, beatMs = BEAT_MS } = options;
  /** When each was heard of last. */
  const peers = new Map<string, number>();
  let waiting: Notification[] = [];
  let waitingBytes = 0;
  let sending: Promise<void> | undefined;
  let receiving: Promise<void> = Promise.resolve();

  function post(notification: Omit<Notification, 'from'>, bytes = 0): void {
    if (waitingBytes + bytes > MOST_WAITING_BYTES) return;
    waiting.push({ from: self, ...notification });
    waitingBytes += bytes;
    sending ??= sendAll();
  }

  async function sendAll(): Promise<void> {
    try {
      // After the texts of this turn of the loop, so that many travel together.
      await Promise.resolve();
      while (waiting.length > 0) {
        const batch = waiting;
        waiting = [];
        waitingBytes = 0;
        const payloads: string[] = [];
        for (const notification of join(batch)) payloads.push(await payloadOf(notification));
        await database.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
          CHANNEL,
          payloads,
        ]);
      }
    } catch (error) {
      log.warn('other processes could not be told', { error });
    } finally {
      sending = undefined;
    }
  }

  async function payloadOf(notification: Notification): Promise<string> {
    const payload = JSON.stringify(notification);
    if (Buffer.byteLength(payload) <= MOST_BYTES) return payload;
    const id = randomUUID();
    const { texts, ...rest } = notification;
    await database.query('insert into engine.realtime_bodies (id, body) values ($1, $2)', [
      id,
      JSON.stringify(texts),
    ]);
    return JSON.stringify({ ...rest, kept: id });
  }

  async function textsOf({ texts = [], kept }: Notification): Promise<readonly string[]> {
    if (kept === undefined) return texts;
    const { rows } = await database.query<{ body: string }>(
      'select body from engine.realtime_bodies where id = $1',
      [kept],
    );
    return rows.flatMap(({ body }) => JSON.parse(body) as string[]);
  }

  function introduce(kind: 'hello' | 'here'): void {
    post({ kind });
    for (const text of options.introduce()) send(text);
  }

  function send(text: string): void {
    post({ kind: 'texts', texts: [text] }, text.length);
  }

  async function take(payload: string): Promise<void> {
    const notification = JSON.parse(payload) as Notification;
    const { from, kind } = notification;
    if (from === self) return;
    if (kind === 'bye') {
      if (peers.delete(from)) options.onGone(from);
      return;
    }
    // An introduction follows, and until it is there nothing old stands.
    if (kind === 'here' || kind === 'hello') options.onGone(from);
    const isKnown = peers.has(from);
    peers.set(from, Date.now());
    if (kind === 'hello') introduce('here');
    else if (!isKnown && kind !== 'here') introduce('hello');
    for (const text of await textsOf(notification)) options.receive(text);
  }

  const stopListening = await database.listen(CHANNEL, (payload) => {
    // The connection was lost: what was said meanwhile is gone, so everybody says again who is there.
    if (payload === '') return introduce('hello');
    receiving = receiving
      .then(() => take(payload))
      .catch((error: unknown) => log.warn('another process could not be understood', { error }));
  });
  const beat = setInterval(() => {
    if (peers.size > 0) post({ kind: 'beat' });
    for (const [peer, heardAt] of peers) {
      if (heardAt > Date.now() - 4 * beatMs) continue;
      peers.delete(peer);
      options.onGone(peer);
    }
  }, beatMs).unref();

  introduce('hello');
  return {
    hasPeers: () => peers.size > 0,
    send,
    async close() {
      clearInterval(beat);
      if (peers.size > 0) post({ kind: 'bye' });
      while (sending) await sending;
      await stopListening();
      await receiving;
    },
  };
}

/** Puts texts that follow each other into one notification, as long as they fit. */
function join(notifications: readonly Notification[]): Notification[] {
  const joined: Notification[] = [];
  let bytes = 0;
  for (const notification of notifications) {
    const last = joined.at(-1);
    const size = notification.texts?.reduce((sum, text) => sum + Buffer.byteLength(text) * 2, 0) ?? 0;
    if (last?.kind === 'texts' && notification.kind === 'texts' && bytes + size < MOST_BYTES) {
      joined[joined.length - 1] = { ...last, texts: [...(last.texts ?? []), ...(notification.texts ?? [])] };
      bytes += size;
    } else {
      joined.push(notification);
      bytes = size;
    }
  }
  return joined;
}
