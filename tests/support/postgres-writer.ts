import pg from 'pg';
import { pollUntil } from '#server/adapters/postgres/poll.ts';
import { withClient } from './postgres-server.ts';

/** Inserts rows one after the other and remembers the ones that PostgreSQL acknowledged. */
export interface Writer {
  acknowledged: number[];
  /** Waits until so many rows in all are acknowledged. */
  reach(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Makes the table `written` and starts writing; a lost connection is opened anew. */
export async function startWriter(url: string): Promise<Writer> {
  await withClient(url, (client) => client.query('create table public.written (id int primary key)'));
  const acknowledged: number[] = [];
  const stopping = new AbortController();
  let next = 0;

  async function writeOnOneConnection(): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    // Told by the query that fails as well.
    client.on('error', () => undefined);
    await client.connect();
    try {
      while (!stopping.signal.aborted) {
        next += 1;
        await client.query('insert into public.written values ($1)', [next]);
        acknowledged.push(next);
      }
    } finally {
      await client.end();
    }
  }

  async function write(): Promise<void> {
    // A failed connection means: not there at the moment.
    await pollUntil(async () => {
      await writeOnOneConnection().catch(() => undefined);
      return stopping.signal.aborted;
    }, 60_000);
  }

  const writing = write();
  return {
    acknowledged,
    async reach(count) {
      if (await pollUntil(() => acknowledged.length >= count, 30_000)) return;
      throw new Error(`Only ${acknowledged.length} of ${count} rows were acknowledged in 30 s.`);
    },
    async stop() {
      stopping.abort();
      await writing;
    },
  };
}

/** Of the acknowledged rows, those that are not in the table. */
export async function lostRows(url: string, acknowledged: readonly number[]): Promise<number[]> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ id: number }>('select id from public.written'),
  );
  const kept = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !kept.has(id));
}
