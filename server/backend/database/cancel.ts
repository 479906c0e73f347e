import pg from 'pg';
import type { Visitor } from './visitor.ts';

/** The statement that a connection works on, as one that can be ended before its time. */
export type Cancellable = {
  readonly cancel: () => void;
  /** To be awaited before anything else is asked of the connection, so that a late cancellation hits nobody else. */
  readonly settle: () => Promise<void> | undefined;
};

export type Canceller = {
  /** Watches what a connection does next: it is cancelled once the visitor has gone. */
  watch(client: pg.PoolClient, visitor: Visitor | undefined): Cancellable;
  /** A connection is no longer. */
  forget(client: pg.PoolClient): void;
  close(): Promise<void>;
};

/** How often it is looked whether somebody waits for the statements under way, in milliseconds. */
const LOOK_EVERY_MS = 250;

/** One for each connection, used again for each of its statements: a read costs no more for being watched. */
type Watched = Cancellable & { visitor: Visitor | undefined };

/**
 * Cancels statements through a connection of its own, opened at the first need. One look at all of them now and then
 * costs nothing, where a listener for each would.
 */
export function openCanceller(config: pg.ClientConfig, onError: (error: Error) => void): Canceller {
  const watched = new Map<pg.PoolClient, Watched>();
  let control: Promise<pg.Client> | undefined;
  let isClosed = false;

  const look = setInterval(() => {
    for (const statement of watched.values()) if (statement.visitor?.isGone()) statement.cancel();
  }, LOOK_EVERY_MS);
  look.unref();

  function connected(): Promise<pg.Client> {
    if (control) return control;
    const client = new pg.Client(config);
    const opening = client.connect().then(() => client);
    client.on('error', onError);
    client.on('end', () => {
      // Its end may be told when the next one is open already.
      if (control === opening) control = undefined;
    });
    return (control = opening);
  }

  async function cancelBackend(client: pg.PoolClient): Promise<void> {
    if (isClosed) return;
    try {
      const { processID } = client as pg.PoolClient & { readonly processID: number };
      await (await connected()).query('select pg_cancel_backend($1)', [processID]);
      // Takes upon itself a cancellation that comes when the statement has just ended.
      await client.query('select 1').catch(() => undefined);
    } catch (error) {
      control = undefined;
      onError(error as Error);
    }
  }

  function watchedOf(client: pg.PoolClient): Watched {
    const known = watched.get(client);
    if (known) return known;
    let cancelling: Promise<void> | undefined;
    const statement: Watched = {
      visitor: undefined,
      cancel: () => {
        cancelling ??= cancelBackend(client);
      },
      settle: () => {
        statement.visitor = undefined;
        const ending = cancelling;
        cancelling = undefined;
        return ending;
      },
    };
    watched.set(client, statement);
    return statement;
  }

  return {
    watch(client, visitor) {
      const statement = watchedOf(client);
      statement.visitor = visitor;
      return statement;
    },
    forget: (client) => watched.delete(client),
    async close() {
      isClosed = true;
      clearInterval(look);
      await (await control?.catch(() => undefined))?.end();
    },
  };
}
