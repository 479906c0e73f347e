import type { Identity } from '../http/exchange.ts';
import type { Log } from '../log.ts';
import type { RealtimeSettings } from '../settings/schema.ts';
import type { Changes } from './changes/changes.ts';
import type { Bus } from './bus.ts';
import type { TopicRights } from './topic-rights.ts';

/** Finds out who an API key or an access token stands for. @throws InvalidTokenError */
export type IdentifyToken = (token: string) => Promise<Identity>;

/** What every socket of a process works with. */
export type RealtimeContext = {
  readonly settings: RealtimeSettings;
  readonly identify: IdentifyToken;
  /** Whether the token of somebody is refused although it has not expired. */
  readonly isRevoked: (identity: Identity) => boolean;
  readonly rights: TopicRights;
  readonly bus: Bus;
  readonly changes: Changes;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
};
