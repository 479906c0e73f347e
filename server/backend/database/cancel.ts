import pg from 'pg';
import type { Visitor } from './visitor.ts';

/** A statement of a connection that can be ended before its time. */
export type Cancellable = {
  readonly cancel: () => void;
  /** To be awaited before anything else is asked of the connection, so that a late cancellation hits nobody else. */
  readonly settle: () => Promise<void> | undefined;
};

export type Canceller = {
  /** Watches a statement: it is cancelled once the visitor has gone. */
  watch(client: pg.PoolClient, visitor: Visitor | undefined): Cancellable;
  close(): Promise<void>;
};

/** How often it is looked whether somebody waits for the statements under way, in milliseconds. */
const LOOK_EVERY_MS = 250;

type Watched = Cancellable & { readonly visitor: Visitor | undefined };

/**
 * Cancels statements through a connection of its own, opened at the first need. One look at all of them now and then
 * costs nothing, where a listener for each would.
 */
export function openCanceller(config: pg.ClientConfig, onError: (error: Error) => void): Canceller {
  const watched = new Set<Watched>();
  let control: Promise<pg.Client> | undefined;

  const look = setInterval(() => {
    for (const statement of watched) if (statement.visitor?.isGone()) statement.cancel();
  }, LOOK_EVERY_MS);
  look.unref();

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(config);
    client.on('error', onError);
    client.on('end', () => {
      control = undefined;
    });
    await client.connect();
    return client;
  }
  async function cancelBackend(client: pg.PoolClient): Promise<void> {
    try {
      const { processID } = client as pg.PoolClient & { readonly processID: number };
      await (await (control ??= connect())).query('select pg_cancel_backend($1)', [processID]);
      // Takes upon itself a cancellation that comes when the statement has just ended.
      await client.query('select 1').catch(() => undefined);
    } catch (error) {
      control = undefined;
      onError(error as Error);
    }
  }

  return {
    watch(client, visitor) {
      let cancelling: Promise<void> | undefined;
      const statement: Watched = {
        visitor,
        cancel: () => {
          cancelling ??= cancelBackend(client);
        },
        settle: () => {
          watched.delete(statement);
          return cancelling;
        },
      };
      watched.add(statement);
      return statement;
    },
    async close() {
      clearInterval(look);
      await (await control?.catch(() => undefined))?.end();
    },
  };
}
