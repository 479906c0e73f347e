import type { Connection, PoolClient, QueryResultRow } from 'pg';
import { serialize } from 'pg-protocol';

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

/** Statement texts have one name in the whole process; a connection remembers which of them it has prepared. */
const names = new Map<string, string>();
const MAX_NAMES = 2000;
const preparedOn = new WeakMap<Connection, Set<string>>();

function statementName(statement: Statement): string {
  if (statement.prepare === false) return '';
  const known = names.get(statement.text);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMES) return '';
  const name = `b${names.size}`;
  names.set(statement.text, name);
  return name;
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
  /** Names sent in this batch; they count as prepared only once the batch has succeeded. */
  readonly #parsed: string[] = [];
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
    let prepared = preparedOn.get(connection);
    if (!prepared) preparedOn.set(connection, (prepared = new Set()));
    // One buffer for one system call: a gathered write of a dozen small messages costs half as much again.
    const messages: Buffer[] = [];
    for (const statement of this.#statements) {
      const name = statementName(statement);
      if (name === '' || !(prepared.has(name) || this.#parsed.includes(name))) {
        // A failed batch may have prepared a part of its statements; closing an unknown name is no error.
        if (name !== '') messages.push(serialize.close({ type: 'S', name }));
        messages.push(serialize.parse({ name, text: statement.text, types: [] }));
        if (name !== '') this.#parsed.push(name);
      }
      messages.push(serialize.bind({ statement: name, values: [...statement.values] }), serialize.execute({}));
    }
    messages.push(serialize.sync());
    connection.stream.write(Buffer.concat(messages));
    this.#connection = connection;
  }

  #connection: Connection | undefined;

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
    const prepared = this.#connection && preparedOn.get(this.#connection);
    for (const name of this.#parsed) prepared?.add(name);
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
