import pg from 'pg';
import { AnswerTooLargeError, runBatch, type Row, type Statement, type StatementResult } from './batch.ts';
import { openCanceller } from './cancel.ts';
import { FairQueue } from './fair-queue.ts';
import { currentVisitor, type Visitor } from './visitor.ts';

/** Runs one statement with pg's usual type parsing; used inside and outside transactions. */
export type Query = <T extends Row = Row>(
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: T[]; rowCount: number }>;

/** A transaction in progress. It must not be used after the callback that received it has returned. */
export type Transaction = {
  readonly query: Query;
  /** Several statements in one round trip; unlike the database's own `batch` they do not end the transaction. */
  readonly batch: (statements: readonly Statement[], bound?: AnswerBound) => Promise<StatementResult[]>;
  /** Leaves a statement for the end, where it travels with the commit: a round trip less. Nothing in the transaction sees it. */
  readonly writeLast: (statement: Statement) => void;
};

/** How many bytes a batch may return, and whether it only reads, so that it can be cancelled at any moment. */
export type AnswerBound = { readonly maxBytes: number; readonly readOnly: boolean };

/**
 * One PostgreSQL seen through a pool of connections. `batch` is the hot path of requests, `query` and
 * `transaction` serve the engine itself. Work done on behalf of a visitor takes its turn in a fair queue. Nothing takes a
 * second connection while it holds one.
 */
export type Database = {
  /** @throws AnswerTooLargeError when it returns more than its bound; nothing has then been written */
  batch(statements: readonly Statement[], bound?: AnswerBound): Promise<StatementResult[]>;
  query: Query;
  /** @param end `rollback` undoes what the work has done although it went well */
  transaction<T>(work: (transaction: Transaction) => Promise<T>, end?: 'commit' | 'rollback'): Promise<T>;
  /** Waits for a turn of the current visitor without using it, before an answer that needs no database. */
  awaitTurn(): Promise<void>;
  /**
   * Counts bytes of an answer as under way to the current visitor; the function returned says that they have arrived.
   *
   * @param giveUp ends the answer without the rest, when others wait for it at their address
   */
  holdUnsent(bytes: number, giveUp: () => void): () => void;
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

const BEGIN: Statement = { text: 'begin', values: [] };

/** Connects lazily: a wrong URL shows at the first query. */
export function openDatabase(options: DatabaseOptions): Database {
  const config = { connectionString: options.url, application_name: 'ledgerline-engine' };
  const acquireTimeoutMs = options.acquireTimeoutMs ?? 5000;
  const pool = new pg.Pool({
    ...config,
    max: options.poolSize,
    connectionTimeoutMillis: acquireTimeoutMs,
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

  const queue = new FairQueue({ slots: options.poolSize, maxWaitMs: acquireTimeoutMs });
  const canceller = openCanceller(config, options.onError);

  pool.on('remove', (client) => canceller.forget(client));

  async function withClient<T>(
    work: (client: pg.PoolClient, visitor: Visitor | undefined) => Promise<T>,
  ): Promise<T> {
    const visitor = currentVisitor();
    const entered = queue.enter(visitor);
    const endTurn = typeof entered === 'function' ? entered : await entered;
    try {
      const client = await pool.connect();
      try {
        return await work(client, visitor);
      } catch (error) {
        if (isEndOfConnection(error)) lost.add(client);
        throw error;
      } finally {
        client.release(lost.has(client) || born.get(client) !== generation);
      }
    } finally {
      endTurn();
    }
  }

  const boundedBatch = (statements: readonly Statement[], { maxBytes, readOnly }: AnswerBound) =>
    withClient(async (client, visitor) => {
      if (!readOnly) return runBatch(client, statements, { maxBytes });
      const cancellable = canceller.watch(client, visitor);
      try {
        return await runBatch(client, statements, { maxBytes, cancel: cancellable.cancel });
      } catch (error) {
        // All of it was read, if not sent.
        if (error instanceof AnswerTooLargeError) queue.chargeUnsent(visitor, maxBytes);
        throw error;
      } finally {
        const cancelling = cancellable.settle();
        if (cancelling) await cancelling;
      }
    });

  const queryOn =
    (client: pg.PoolClient): Query =>
    async <T extends Row>(text: string, values: readonly unknown[] = []) => {
      const result = await client.query<T>(text, [...values]);
      return { rows: result.rows, rowCount: result.rowCount ?? 0 };
    };

  return {
    batch: (statements, bound) =>
      bound ? boundedBatch(statements, bound) : withClient((client) => runBatch(client, statements)),

    query: (text, values) => withClient((client) => queryOn(client)(text, values)),

    transaction: (work, end = 'commit') =>
      withClient(async (client) => {
        let isBegun = false;
        const last: Statement[] = [];
        try {
          const result = await work({
            query: async (text, values) => {
              if (!isBegun) {
                isBegun = true;
                await client.query('begin');
              }
              return queryOn(client)(text, values);
            },
            batch: async (statements, bound) => {
              const first = isBegun ? [] : [BEGIN];
              isBegun = true;
              const limit = bound && { maxBytes: bound.maxBytes };
              return (await runBatch(client, [...first, ...statements], limit)).slice(first.length);
            },
            writeLast: (statement) => last.push(statement),
          });
          if (last.length > 0)
            await runBatch(client, [...(isBegun ? [] : [BEGIN]), ...last, { text: end, values: [] }]);
          else if (isBegun) await client.query(end);
          return result;
        } catch (error) {
          // On a lost connection there is nothing to roll back; the first error says more.
          await client.query('rollback').catch(() => lost.add(client));
          throw error;
        }
      }),

    awaitTurn: async () => (await queue.enter(currentVisitor()))(),

    holdUnsent: (bytes, giveUp) => queue.hold(currentVisitor(), bytes, giveUp),

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
      queue.close();
      await canceller.close();
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
