import type { Query } from '../../database/database.ts';
import type { Log } from '../../log.ts';
import { awaitVisible } from './await-visible.ts';
import { changePayload, keyJson, keyOf } from './change-payload.ts';
import { keyMatches, mayMatch } from './match-key.ts';
import type { Relation, Tuple } from './pgoutput.ts';
import type { ReadableTable, RowReader } from './row-reader.ts';
import type { Subscriber, Subscription } from './subscriber.ts';

/** A row that was changed, and who wants to know. */
export type Change = {
  readonly type: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly relation: Relation;
  /** What the row is now; of a deletion the key that it had. */
  readonly row: Tuple;
  /** The key that the row had; undefined for a new one. */
  readonly before: Tuple | undefined;
  readonly committedAt: Date;
  /** The transaction that wrote it. */
  readonly xid: number;
  readonly wanted: readonly Subscription[];
};

/** Reads changes for their subscribers, and tells them in the order of the commits. */
export type ChangeQueue = {
  /** @returns false when too many wait, and then it is not taken */
  add(change: Change): boolean;
  /** Looks up again what roles may read of a table, or of all. */
  forget(oid?: number): void;
  /** Resolves when all have been told. */
  settled(): Promise<void>;
};

export type ChangeQueueOptions = {
  readonly reader: RowReader;
  readonly query: Query;
  readonly isSubscribed: (subscriber: Subscriber) => boolean;
  readonly log: Log;
};

/** Changes that wait to be read. With more the subscribers are better off fetching. */
const MOST_WAITING = 5_000;
/** So many are read at one time. */
const AT_ONCE = 8;

type Telling = { readonly subscriber: Subscriber; readonly tell: () => void };

export function createChangeQueue({ reader, query, isSubscribed, log }: ChangeQueueOptions): ChangeQueue {
  const waiting: Change[] = [];
  const readable = new Map<string, Promise<ReadableTable | undefined>>();
  let visibleXid: number | undefined;
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const changes = waiting.splice(0, AT_ONCE);
      const tellings = await Promise.all(changes.map(prepare));
      for (const { subscriber, tell } of tellings.flat()) if (isSubscribed(subscriber)) tell();
    }
    working = undefined;
  }

  async function prepare(change: Change): Promise<Telling[]> {
    try {
      if (change.xid !== visibleXid) await awaitVisible(query, change.xid);
      visibleXid = change.xid;
    } catch (error) {
      return failures(change.wanted, change, error);
    }
    return (await Promise.all([...group(change.wanted).values()].map((same) => ask(same, change)))).flat();
  }

  /** Asks for those who are the same to the database: one row is read for all of them. */
  async function ask(same: readonly Subscription[], change: Change): Promise<Telling[]> {
    const present = same.filter(({ subscriber }) => isSubscribed(subscriber));
    const first = present.at(0);
    if (!first) return [];
    const { relation, type, row, before, committedAt } = change;
    const { identity } = first.subscriber;
    try {
      const table = await readableBy(identity.role, relation);
      const key = table && keyOf(relation, row, table);
      if (!table || !key) return [];
      let record: string | undefined;
      if (type === 'DELETE') {
        // The row is gone: nothing but its key can be compared any more.
        if (!keyMatches(first.conditions, key)) return [];
      } else {
        if (!mayMatch(first.conditions, relation, row)) return [];
        record = await reader.read(identity, table, key, first.conditions);
        if (record === undefined) return [];
      }
      const oldKey = before && keyJson(relation, before, table);
      return [...Map.groupBy(present, ({ subscriber }) => subscriber)].map(([subscriber, own]) => ({
        subscriber,
        tell() {
          // Somebody else may be behind it by now, who must not get what the one before may read.
          const { role, userId } = subscriber.identity;
          if (role !== identity.role || userId !== identity.userId) return;
          const ids = own.map(({ id }) => id);
          subscriber.pushChange(changePayload(ids, { type, committedAt, table }, record, oldKey));
        },
      }));
    } catch (error) {
      return failures(present, change, error);
    }
  }

  function failures(lost: readonly Subscription[], { relation }: Change, error: unknown): Telling[] {
    readable.clear();
    log.warn('a change could not be read for its subscribers', { table: relation.table, error });
    return lost.map(({ subscriber }) => ({
      subscriber,
      tell: () => subscriber.fail('A change could not be read: subscribe again and fetch.'),
    }));
  }

  function readableBy(role: string, { oid, columns }: Relation): Promise<ReadableTable | undefined> {
    const name = `${oid}:${role}`;
    const known = readable.get(name);
    if (known) return known;
    const names = columns.map((column) => column.name);
    const asked = reader.readable(role, oid, names);
    readable.set(name, asked);
    return asked;
  }

  return {
    add(change) {
      if (waiting.length >= MOST_WAITING) return false;
      waiting.push(change);
      working ??= work();
      return true;
    },
    forget(oid) {
      const prefix = oid === undefined ? '' : `${oid}:`;
      for (const name of readable.keys()) if (name.startsWith(prefix)) readable.delete(name);
    },
    settled: async () => working,
  };
}

function group(subscriptions: readonly Subscription[]): Map<string, Subscription[]> {
  return Map.groupBy(subscriptions, ({ subscriber: { identity }, filter }) =>
    JSON.stringify([identity.role, identity.claimsText, filter]),
  );
}
