import pg from 'pg';
import { runBatch, type Row, type Statement, type StatementResult } from './batch.ts';

/** Runs one statement with pg's usual type parsing; used inside and outside transactions. */
export type Query = <T extends Row = Row>(
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: T[]; rowCount: number }>;

/** A transaction in progress. It must not be used after the callback that received it has returned. */
export type Transaction = {
  readonly query: Query;
  /** Several statements in one round trip; unlike the database's own `batch` they do not end the transaction. */
  readonly batch: (statements: readonly Statement[]) => Promise<StatementResult[]>;
};

/**
 * One PostgreSQL seen through a pool of connections. `batch` is the hot path of requests, `query` and
 * `transaction` serve the engine itself. Nothing takes a second connection while it holds one.
 */
export type Database = {
  batch(statements: readonly Statement[]): Promise<StatementResult[]>;
  query: Query;
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Calls `onNotify` for each NOTIFY on the channel, on a connection of its own that reconnects. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  /** Lets go of idle connections and of busy ones once they are free, so that stale prepared statements end. */
  recycle(): void;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  readonly url: string;
  /** Most connections at one time. */
  readonly poolSize: number;
  /** How long a request waits for a free connection, in milliseconds. */
  readonly acquireTimeoutMs?: number;
  /** PostgreSQL settings of every connection, made once when it opens. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly onError: (error: Error) => void;
};

/** Connects lazily: a wrong URL shows at the first query. */
export function openDatabase(options: DatabaseOptions): Database {
  const config = { connectionString: options.url, application_name: 'ledgerline-engine' };
  const pool = new pg.Pool({
    ...config,
    max: options.poolSize,
    connectionTimeoutMillis: options.acquireTimeoutMs ?? 5000,
    idleTimeoutMillis: 30_000,
  });
  let closing = false;
  pool.on('error', (error) => {
    // `pool.end()` does not wait for its connections: PostgreSQL may end before they have.
    if (!closing) options.onError(error);
  });
  const listeners = new Set<() => Promise<void>>();
  let generation = 0;
  const born = new WeakMap<pg.PoolClient, number>();
  const lost = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    born.set(client, generation);
    // The pool listens only while a client is idle. One that is lost at work rejects its query, which tells
    // whoever asked; without a listener the event beside it would end the process.
    client.on('error', () => lost.add(client));
    // Queued before the first query of whoever opened the connection.
    for (const setting of Object.entries(options.settings ?? {})) {
      client.query('select set_config($1, $2, false)', setting).catch(options.onError);
    }
  });

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      return await work(client);
    } catch (error) {
      if (isEndOfConnection(error)) lost.add(client);
      throw error;
    } finally {
      client.release(lost.has(client) || born.get(client) !== generation);
    }
  }

  const queryOn =
    (client: pg.PoolClient): Query =>
    async <T extends Row>(text: string, values: readonly unknown[] = []) => {
      const result = await client.query<T>(text, [...values]);
      return { rows: result.rows, rowCount: result.rowCount ?? 0 };
    };

  return {
    batch: (statements) => withClient((client) => runBatch(client, statements)),

    query: (text, values) => withClient((client) => queryOn(client)(text, values)),

    transaction: (work) =>
      withClient(async (client) => {
        await client.query('begin');
        try {
          const result = await work({
            query: queryOn(client),
            batch: (statements) => runBatch(client, statements),
          });
          await client.query('commit');
          return result;
        } catch (error) {
          // On a lost connection there is nothing to roll back; the first error says more.
          await client.query('rollback').catch(() => lost.add(client));
          throw error;
        }
      }),

    async listen(channel, onNotify) {
      const stop = await listenForever(config, channel, onNotify, options.onError);
      listeners.add(stop);
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },

    recycle: () => {
      generation += 1;
    },

    async close() {
      closing = true;
      await Promise.all([...listeners].map((stop) => stop()));
      await pool.end();
    },
  };
}

/** Whether PostgreSQL said with this error that it ends the connection, which it then does a moment later. */
function isEndOfConnection(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.severity === 'FATAL' || error.severity === 'PANIC');
}

/** Keeps one connection listening; after a lost connection it reconnects and reports one empty notification. */
async function listenForever(
  config: pg.ClientConfig,
  channel: string,
  onNotify: (payload: string) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client(config);
    client = next;
    next.on('notification', (message) => onNotify(message.payload ?? ''));
    next.on('error', onError);
    next.on('end', () => reconnectAfter(500));
    await next.connect();
    await next.query(`listen ${next.escapeIdentifier(channel)}`);
  }
  function reconnectAfter(delayMs: number): void {
    if (stopped) return;
    // A connection that fails to open may report it twice.
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().then(
        () => onNotify(''),
        (error: Error) => {
          onError(error);
          reconnectAfter(2000);
        },
      );
    }, delayMs);
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
