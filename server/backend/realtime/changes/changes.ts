import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { onBehalfOf } from '../../database/visitor.ts';
import type { Log } from '../../log.ts';
import type { Broadcast } from '../frames/frame.ts';
import { topicKeyOf } from '../hub.ts';
import type { ChangeRequest } from '../join-options.ts';
import { type Change, createChangeQueue } from './change-queue.ts';
import { readFilter } from './change-filter.ts';
import { ChangesRefusedError } from './changes-refused-error.ts';
import { decodePgoutput, type Relation, type Tuple } from './pgoutput.ts';
import { openReplication, type Replication } from './replication.ts';
import { createRowReader } from './row-reader.ts';
import type { Subscriber, Subscription } from './subscriber.ts';

/** Follows what is committed, for those who subscribed to changes of tables and for broadcasts from the database. */
export type Changes = {
  /**
   * @returns what each was asked for, with the id that its changes will carry
   * @throws ChangesRefusedError
   */
  subscribe(subscriber: Subscriber, requests: readonly ChangeRequest[]): Promise<readonly object[]>;
  unsubscribe(subscriber: Subscriber): void;
  /** Whether broadcasts from the database arrive. */
  isFollowing(): boolean;
  close(): Promise<void>;
};

export type ChangesOptions = {
  readonly url: string;
  readonly owner: Database;
  readonly requests: Database;
  /** Sends a broadcast from the database to the members that this process has. */
  readonly broadcast: (topicKey: string, broadcast: Broadcast) => void;
  readonly log: Log;
};

const PUBLICATION = 'supabase_realtime';
const MESSAGES_PUBLICATION = 'supabase_realtime_messages_publication';
/** How long the last one to leave leaves the stream open, so that a reload does not open another. */
const IDLE_MS = 60_000;
/** A transaction that is under way holds up the beginning of a stream. Broadcasts need not wait for it to end. */
const PATIENCE_MS = 1_000;
/** After a refusal it is not tried again at once: what is missing may be a setting of the server. */
const RETRY_MS = 5_000;

type PublishedTable = {
  readonly schema: string;
  readonly table: string;
  readonly oid: number;
  readonly columns: readonly string[];
};

export function createChanges(options: ChangesOptions): Changes {
  const { owner, log } = options;
  const reader = createRowReader(owner, options.requests);
  const subscribers = new Map<Subscriber, readonly Subscription[]>();
  const queue = createChangeQueue({
    reader,
    query: owner.query,
    isSubscribed: (subscriber) => subscribers.has(subscriber),
    log,
  });
  let stream: Promise<Replication> | undefined;
  let isOpen = false;
  let refusedUntil = 0;
  let refusal = '';
  let idle: NodeJS.Timeout | undefined;
  let nextId = 1;

  /** Of the stream that is open now. */
  let relations = new Map<number, Relation>();
  let committedAt = new Date(0);
  let xid = 0;

  function open(): Promise<Replication> {
    if (stream) return stream;
    if (Date.now() < refusedUntil) return Promise.reject(new ChangesRefusedError(refusal));
    relations = new Map();
    queue.forget();
    // What the stream tells is read for all: not in the line of the one who happened to come first.
    const opening = onBehalfOf(undefined, () =>
      openReplication({
        url: options.url,
        publications: [PUBLICATION, MESSAGES_PUBLICATION],
        onMessage: follow,
        onLost(error) {
          log.warn('the stream of changes was lost', { reason: error.message });
          forgetStream();
          failAll('The stream of changes was lost: subscribe again and fetch.');
          // Those who only get broadcasts stay, and nobody of them asks for it again.
          setTimeout(() => void (subscribers.size > 0 && open().catch(() => undefined)), RETRY_MS).unref();
        },
      }),
    );
    const opened = opening.catch((error: unknown) => {
      forgetStream();
      refusedUntil = Date.now() + RETRY_MS;
      refusal = `RealtimeDisabledForConfiguration: changes cannot be followed (${String(error instanceof Error ? error.message : error)})`;
      log.warn('changes of the database cannot be followed', { error });
      throw new ChangesRefusedError(refusal);
    });
    stream = opened;
    opened.then(
      () => (isOpen = stream === opened),
      () => undefined,
    );
    return opened;
  }

  function forgetStream(): void {
    stream = undefined;
    isOpen = false;
  }

  async function closeStream(): Promise<void> {
    const closing = stream;
    forgetStream();
    await closing?.then(
      (open) => open.close(),
      () => undefined,
    );
  }

  function failAll(reason: string): void {
    for (const [subscriber, subscriptions] of subscribers)
      if (subscriptions.length > 0) subscriber.fail(reason);
  }

  function follow(data: Buffer): void {
    const message = decodePgoutput(data);
    if (!message) return;
    switch (message.kind) {
      case 'begin':
        ({ committedAt, xid } = message);
        return;
      case 'commit':
        return;
      case 'relation':
        relations.set(message.oid, message);
        queue.forget(message.oid);
        return;
      default: {
        const relation = relations.get(message.oid);
        if (!relation) return;
        if (relation.schema === 'realtime' && relation.table === 'messages') {
          if (message.kind === 'insert') sendStored(relation, message.row);
          return;
        }
        const row = message.kind === 'delete' ? message.key : message.row;
        const before = message.kind === 'insert' ? undefined : (message.key ?? row);
        queueChange(relation, message.kind.toUpperCase() as Change['type'], row, before);
      }
    }
  }

  /** A broadcast of `realtime.send`. */
  function sendStored({ columns }: Relation, row: Tuple): void {
    const field = (name: string) => row[columns.findIndex((column) => column.name === name)] ?? undefined;
    const topic = field('topic');
    const event = field('event');
    const storedAs = field('id');
    if (field('extension') !== 'broadcast' || !topic || !event || storedAs === undefined) return;
    const topicKey = topicKeyOf(topic, field('private') === 't');
    options.broadcast(topicKey, { event, body: field('payload') ?? '{}', storedAs });
  }

  function queueChange(
    relation: Relation,
    type: Change['type'],
    row: Tuple,
    before: Tuple | undefined,
  ): void {
    const wanted = [...subscribers.values()].flat().filter((one) => isWanted(one, relation, type));
    if (wanted.length === 0) return;
    if (!queue.add({ type, relation, row, before, committedAt, xid, wanted }))
      failAll('Too many changes at once: subscribe again and fetch.');
  }

  async function publishedTables(): Promise<readonly PublishedTable[]> {
    const { rows } = await owner.query<PublishedTable>(
      `select schemaname as schema, tablename as table, attnames::text[] as columns,
         format('%I.%I', schemaname, tablename)::regclass::oid as oid
       from pg_publication_tables where pubname = $1`,
      [PUBLICATION],
    );
    return rows;
  }

  /** Refuses what could never be answered: a table that is not published, or that the subscriber may not read. */
  async function check(
    subscriber: Subscriber,
    request: ChangeRequest,
    published: readonly PublishedTable[],
  ): Promise<Subscription> {
    const { event, schema, filter = '' } = request;
    const { table = '*' } = request;
    const refuse = (why: string) =>
      new ChangesRefusedError(
        `Unable to subscribe to changes with given parameters (${why}): ` +
          `[event: ${event}, schema: ${schema}, table: ${table}, filters: ${filter}]`,
      );
    const conditions = filter === '' ? [] : readFilter(filter);
    if (!conditions) throw refuse('the filter cannot be read');
    const { identity } = subscriber;
    const asked = published.filter((one) => isMeant({ schema, table }, one));
    const tables = await Promise.all(
      asked.map(({ oid, columns }) => reader.readable(identity.role, oid, columns)),
    );
    const readableTables = tables.filter((one) => one !== undefined);
    if (readableTables.length === 0) throw refuse('there is no such table to follow, or it may not be read');
    if (conditions.length > 0) {
      const [only, ...others] = readableTables;
      if (!only || others.length > 0) throw refuse('a filter needs a table');
      const names = new Set(only.columns.map(({ name }) => name));
      const unknown = conditions.find(({ column }) => !names.has(column));
      if (unknown) throw refuse(`there is no column ${unknown.column}`);
      try {
        await reader.read(identity, only, null, conditions);
      } catch (error) {
        throw refuse(error instanceof Error ? error.message : String(error));
      }
    }
    const id = nextId;
    nextId += 1;
    return { id, subscriber, event, schema, table, conditions, filter };
  }

  function unsubscribe(subscriber: Subscriber): void {
    if (!subscribers.delete(subscriber) || subscribers.size > 0) return;
    clearTimeout(idle);
    idle = setTimeout(() => void closeStream(), IDLE_MS).unref();
  }

  return {
    unsubscribe,
    isFollowing: () => isOpen,

    async subscribe(subscriber, requests) {
      clearTimeout(idle);
      // Known from the beginning, so that no change between the check and the answer is missed.
      subscribers.set(subscriber, []);
      try {
        if (requests.length === 0) {
          await Promise.race([open().catch(() => undefined), delay(PATIENCE_MS, undefined, { ref: false })]);
          return [];
        }
        await open();
        const subscriptions: Subscription[] = [];
        const published = await publishedTables();
        for (const request of requests) subscriptions.push(await check(subscriber, request, published));
        if (!subscribers.has(subscriber)) return [];
        subscribers.set(subscriber, subscriptions);
        return subscriptions.map(({ id }, index) => ({ ...requests[index]?.asSent, id }));
      } catch (error) {
        unsubscribe(subscriber);
        throw error;
      }
    },

    async close() {
      clearTimeout(idle);
      await closeStream();
      await queue.settled();
    },
  };
}

function isWanted(subscription: Subscription, relation: Relation, type: Change['type']): boolean {
  const { event } = subscription;
  return (event === '*' || event === type) && isMeant(subscription, relation);
}

type TableName = { readonly schema: string; readonly table: string };

/** Whether a table is the one asked for, or one of all. */
function isMeant(asked: TableName, { schema, table }: TableName): boolean {
  return (asked.schema === '*' || asked.schema === schema) && (asked.table === '*' || asked.table === table);
}
