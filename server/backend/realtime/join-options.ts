import { allDefined } from '#domain/kernel/input/all-defined.ts';
import { isRecord } from '#domain/kernel/input/is-record.ts';

/** One subscription to changes of tables, as a client asks for it. */
export type ChangeRequest = {
  readonly event: string;
  readonly schema: string;
  readonly table: string | undefined;
  readonly filter: string | undefined;
  /** All that the client sent, which it compares with what comes back. */
  readonly asSent: Readonly<Record<string, unknown>>;
};

/** What a client asks for when it joins a topic. */
export type JoinOptions = {
  readonly isPrivate: boolean;
  /** Whether it gets its own broadcasts. */
  readonly self: boolean;
  /** Whether its broadcasts are confirmed. */
  readonly ack: boolean;
  /** Empty for one of its own. */
  readonly presenceKey: string;
  readonly hasPresence: boolean;
  /** Whether it wants to hear that broadcasts from the database arrive. */
  readonly awaitsDatabase: boolean;
  /** Whether it wants broadcasts of before, which are not kept for that. */
  readonly wantsReplay: boolean;
  readonly changes: readonly ChangeRequest[];
  readonly token: string | undefined;
};

const LONGEST_KEY = 255;
/** Each may cost a statement for every change of its table. */
const MOST_CHANGES = 50;

/** Reads the payload of a join. What has no sense there counts as not said; undefined when changes make no sense. */
export function readJoinOptions(payload: Readonly<Record<string, unknown>>): JoinOptions | undefined {
  const config = recordOf(payload.config);
  const broadcast = recordOf(config.broadcast);
  const presence = recordOf(config.presence);
  const asked = Array.isArray(config.postgres_changes) ? (config.postgres_changes as unknown[]) : [];
  if (asked.length > MOST_CHANGES) return undefined;
  const changes = allDefined(asked.filter((change) => change !== null).map(readChange));
  if (!changes) return undefined;
  const token = payload.access_token ?? payload.user_token;
  return {
    isPrivate: config.private === true,
    self: broadcast.self === true,
    ack: broadcast.ack === true,
    presenceKey: typeof presence.key === 'string' ? presence.key.slice(0, LONGEST_KEY) : '',
    hasPresence: presence.enabled !== false,
    awaitsDatabase: broadcast.replication_ready === true,
    wantsReplay: broadcast.replay !== undefined && broadcast.replay !== null,
    changes,
    token: typeof token === 'string' && token !== '' ? token : undefined,
  };
}

function readChange(value: unknown): ChangeRequest | undefined {
  const asSent = recordOf(value);
  const { event, schema, table, filter } = asSent;
  if (!['*', 'INSERT', 'UPDATE', 'DELETE'].includes(event as string) || typeof schema !== 'string')
    return undefined;
  if (!isOptionalText(table) || !isOptionalText(filter)) return undefined;
  const optional = (text: string | null | undefined) => (text === '' || text === null ? undefined : text);
  return { event: event as string, schema, table: optional(table), filter: optional(filter), asSent };
}

function isOptionalText(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === 'string';
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
