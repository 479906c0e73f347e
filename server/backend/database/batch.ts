import type { Connection, PoolClient, QueryResultRow } from 'pg';
import { serialize } from 'pg-protocol';
import { type Prepared, PreparedStatements } from './prepared-statements.ts';

/**
 * One statement of a batch. Values travel as text and PostgreSQL infers their types; null is SQL null.
 * A statement is prepared under a name on each connection unless `prepare` is false.
 */
export type Statement = {
  readonly text: string;
  readonly values: readonly (string | null)[];
  readonly prepare?: boolean;
};

/** What one statement of a batch returned: rows as PostgreSQL's own text, and its command tag ("UPDATE 3"). */
export type StatementResult = { readonly rows: (string | null)[][]; readonly tag: string };

/** What the statements of a batch returned is more than it may be; they were ended, and whatever they wrote is undone. */
export class AnswerTooLargeError extends Error {
  readonly maxBytes: number;
  constructor(maxBytes: number) {
    super(`The answer of the database is larger than ${maxBytes} bytes.`);
    this.name = 'AnswerTooLargeError';
    this.maxBytes = maxBytes;
  }
}

/** How much a batch may return, and who ends it when it returns more. */
export type BatchBound = {
  readonly maxBytes: number;
  /**
   * Called once, as soon as more has arrived. What still comes is passed over. Left out for a batch that writes: it is
   * committed only when all of its answer is there, and undone by giving up the connection.
   */
  readonly cancel?: () => void;
};

type ConnectionState = {
  readonly prepared: PreparedStatements;
  /** The batch that is under way. */
  batch: Batch | undefined;
};

const states = new WeakMap<Connection, ConnectionState>();

function stateOf(connection: Connection): ConnectionState {
  const known = states.get(connection);
  if (known) return known;
  const state: ConnectionState = { prepared: new PreparedStatements(), batch: undefined };
  states.set(connection, state);
  // Before pg's own listener: a single row can be larger than memory, and pg would collect all of it first.
  connection.stream.prependListener('data', (chunk: Buffer) => state.batch?.count(chunk.length, connection));
  return state;
}

type RowMessage = { fields: (string | null)[] };

/**
 * Sends several statements in one round trip with a single Sync, so that they form one implicit transaction:
 * it ends at the Sync, after success and after an error alike, and leaves the connection clean
 * (PostgreSQL documentation, "Extended Query", "Pipelining").
 *
 * `pg` hands protocol messages to this object while it is the client's active query. After an error `pg` does
 * not call `handleReadyForQuery`, hence the rejection in `handleError`.
 */
class Batch {
  readonly #results: StatementResult[] = [];
  #rows: (string | null)[][] = [];
  /** Prepared by this batch; the server certainly knows them only once it has succeeded. */
  readonly #parsed: Prepared[] = [];
  readonly #statements: readonly Statement[];
  readonly #bound: BatchBound | undefined;
  #bytes = 0;
  #excess: AnswerTooLargeError | undefined;
  #state: ConnectionState | undefined;
  #connection: Connection | undefined;
  readonly #resolve: (results: StatementResult[]) => void;
  readonly #reject: (error: Error) => void;

  constructor(
    statements: readonly Statement[],
    bound: BatchBound | undefined,
    resolve: (results: StatementResult[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#statements = statements;
    this.#bound = bound;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    const state = stateOf(connection);
    const { prepared: known } = state;
    if (this.#bound) {
      this.#state = state;
      state.batch = this;
    }
    const used = this.#statements.map(({ text, prepare }) =>
      prepare === false ? undefined : known.use(text),
    );
    // One buffer for one system call: a gathered write of a dozen small messages costs half as much again.
    // What gives way is closed before anything can fail: after an error the server passes over the rest.
    const messages: Buffer[] = known.evict().map((name) => serialize.close({ type: 'S', name }));
    for (const [index, { text, values }] of this.#statements.entries()) {
      const prepared = used[index];
      const name = prepared?.name ?? '';
      if (!prepared || !(prepared.isKnown || this.#parsed.includes(prepared))) {
        // A failed batch may have prepared a part of its statements; closing an unknown name is no error.
        if (prepared) messages.push(serialize.close({ type: 'S', name }));
        messages.push(serialize.parse({ name, text, types: [] }));
        if (prepared) this.#parsed.push(prepared);
      }
      messages.push(serialize.bind({ statement: name, values: [...values] }), serialize.execute({}));
    }
    this.#connection = connection;
    messages.push(this.#commitsLast ? serialize.flush() : serialize.sync());
    connection.stream.write(Buffer.concat(messages));
  }

  /** Notes bytes that have arrived. */
  count(bytes: number, connection: Connection): void {
    if (!this.#bound) return;
    const { maxBytes, cancel } = this.#bound;
    this.#bytes += bytes;
    if (this.#bytes <= maxBytes) return;
    if (!this.#excess) {
      this.#excess = new AnswerTooLargeError(maxBytes);
      this.#rows = [];
      cancel?.();
    }
    // PostgreSQL sends a row to its end, cancelled or not.
    if (!cancel || this.#bytes > 2 * maxBytes) connection.stream.destroy();
  }

  get #commitsLast(): boolean {
    return this.#bound !== undefined && this.#bound.cancel === undefined;
  }

  #sync(): void {
    const stream = this.#connection?.stream;
    if (stream && !stream.destroyed) stream.write(serialize.sync());
  }

  handleRowDescription(): void {}

  handleDataRow(message: RowMessage): void {
    if (!this.#excess) this.#rows.push(message.fields);
  }

  handleCommandComplete(message: { text: string }): void {
    this.#results.push({ rows: this.#rows, tag: message.text });
    this.#rows = [];
    if (this.#commitsLast && this.#results.length === this.#statements.length) this.#sync();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handlePortalSuspended(): void {}

  handleError(error: Error): void {
    if (this.#commitsLast) this.#sync();
    this.#end();
    this.#reject(this.#excess ?? error);
  }

  handleReadyForQuery(): void {
    this.#end();
    for (const prepared of this.#parsed) prepared.isKnown = true;
    if (this.#excess) this.#reject(this.#excess);
    else this.#resolve(this.#results);
  }

  #end(): void {
    if (this.#state) this.#state.batch = undefined;
  }
}

/**
 * Runs the statements as one batch. Outside a transaction they are one of their own.
 *
 * @returns one result per statement, in order
 * @throws pg's DatabaseError of the first statement that failed; the whole batch is then rolled back
 * @throws AnswerTooLargeError
 */
export function runBatch(
  client: PoolClient,
  statements: readonly Statement[],
  bound?: BatchBound,
): Promise<StatementResult[]> {
  return new Promise((resolve, reject) => {
    client.query(new Batch(statements, bound, resolve, reject));
  });
}

/** Rows of engine-internal queries, as `pg` parses them. */
export type Row = QueryResultRow;
