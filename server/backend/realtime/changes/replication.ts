import { randomBytes } from 'node:crypto';
import pg, { type Connection } from 'pg';

/** A stream of what is committed, from the moment on at which it was opened. */
export type Replication = { close(): Promise<void> };

export type ReplicationOptions = {
  readonly url: string;
  readonly publications: readonly string[];
  readonly onMessage: (message: Buffer) => void;
  /** Called once when the stream ends without having been closed. */
  readonly onLost: (error: Error) => void;
};

const WAL_DATA = 0x77;
const KEEPALIVE = 0x6b;
const STATUS = 0x72;
/** PostgreSQL ends a connection that it has not heard of for a minute. */
const STATUS_MS = 10_000;

/**
 * Opens a replication connection with a slot of its own. The slot is temporary: PostgreSQL removes it with the connection,
 * however that ends, so none can stay behind and keep the write-ahead log from being recycled.
 *
 * @throws pg's DatabaseError where the server, or the role, cannot do it
 */
export async function openReplication(options: ReplicationOptions): Promise<Replication> {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'ledgerline-realtime',
    replication: 'database',
  } as pg.ClientConfig);
  let isClosed = false;
  const slot = `ledgerline_${randomBytes(8).toString('hex')}`;
  const names = options.publications.map((name) => `"${name}"`).join(',');
  const stream = new Stream(
    `START_REPLICATION SLOT ${slot} LOGICAL 0/0 (proto_version '1', publication_names '${names}')`,
    options.onMessage,
    (error) => lose(error),
  );
  const lose = (error: Error) => {
    if (isClosed) return;
    isClosed = true;
    stream.stop();
    client.end().catch(() => undefined);
    options.onLost(error);
  };
  client.on('error', lose);
  try {
    await client.connect();
    await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY LOGICAL pgoutput NOEXPORT_SNAPSHOT`);
  } catch (error) {
    isClosed = true;
    await client.end().catch(() => undefined);
    throw error;
  }
  client.on('end', () => lose(new Error('The replication connection ended.')));
  client.query(stream);
  return {
    async close() {
      isClosed = true;
      // `end` would wait for the query in progress, which has no end.
      stream.stop();
      await client.end().catch(() => undefined);
    },
  };
}

/** The query that never ends; `pg` hands protocol messages to it while it is the client's active one. */
class Stream {
  readonly #command: string;
  readonly #onMessage: (message: Buffer) => void;
  readonly #onEnd: (error: Error) => void;
  #connection: CopyConnection | undefined;
  #reports: NodeJS.Timeout | undefined;
  /** The end of what has arrived, as a position in the write-ahead log. */
  #position = 0n;

  constructor(command: string, onMessage: (message: Buffer) => void, onEnd: (error: Error) => void) {
    this.#command = command;
    this.#onMessage = onMessage;
    this.#onEnd = onEnd;
  }

  submit(connection: Connection): void {
    this.#connection = connection as CopyConnection;
    this.#connection.query(this.#command);
    this.#reports = setInterval(() => this.report(), STATUS_MS).unref();
  }

  /** Lets the connection go without waiting for anything. */
  stop(): void {
    clearInterval(this.#reports);
    this.#connection?.stream.destroy();
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    try {
      if (chunk[0] === WAL_DATA) {
        this.#reach(chunk.readBigUInt64BE(1));
        this.#onMessage(chunk.subarray(25));
      } else if (chunk[0] === KEEPALIVE) {
        this.#reach(chunk.readBigUInt64BE(1));
        if (chunk[17] === 1) this.report();
      }
    } catch (error) {
      this.#onEnd(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Tells PostgreSQL what it need not keep any more. */
  report(): void {
    const message = Buffer.alloc(34);
    message[0] = STATUS;
    for (const offset of [1, 9, 17]) message.writeBigUInt64BE(this.#position, offset);
    message.writeBigInt64BE(BigInt(Date.now() - Date.UTC(2000, 0, 1)) * 1000n, 25);
    this.#connection?.sendCopyFromChunk(message);
  }

  handleError(error: Error): void {
    this.#onEnd(error);
  }

  handleReadyForQuery(): void {
    this.#onEnd(new Error('The replication stream ended.'));
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}

  #reach(position: bigint): void {
    if (position > this.#position) this.#position = position;
  }
}

type CopyConnection = Connection & {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
};
