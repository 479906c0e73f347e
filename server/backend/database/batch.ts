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

const preparedOn = new WeakMap<Connection, PreparedStatements>();

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
  readonly #resolve: (results: StatementResult[]) => void;
  readonly #reject: (error: Error) => void;

  constructor(
    statements: readonly Statement[],
    resolve: (results: StatementResult[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#statements = statements;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    const known = preparedOn.get(connection) ?? new PreparedStatements();
    preparedOn.set(connection, known);
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
    messages.push(serialize.sync());
    connection.stream.write(Buffer.concat(messages));
  }

  handleRowDescription(): void {}

  handleDataRow(message: RowMessage): void {
    this.#rows.push(message.fields);
  }

  handleCommandComplete(message: { text: string }): void {
    this.#results.push({ rows: this.#rows, tag: message.text });
    this.#rows = [];
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handlePortalSuspended(): void {}

  handleError(error: Error): void {
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    for (const prepared of this.#parsed) prepared.isKnown = true;
    this.#resolve(this.#results);
  }
}

/**
 * Runs the statements as one batch. Outside a transaction they are one of their own.
 *
 * @returns one result per statement, in order
 * @throws pg's DatabaseError of the first statement that failed; the whole batch is then rolled back
 */
export function runBatch(client: PoolClient, statements: readonly Statement[]): Promise<StatementResult[]> {
  return new Promise((resolve, reject) => {
    client.query(new Batch(statements, resolve, reject));
  });
}

/** Rows of engine-internal queries, as `pg` parses them. */
export type Row = QueryResultRow;
