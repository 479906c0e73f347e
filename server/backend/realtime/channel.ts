import { isRecord } from '#domain/kernel/input/is-record.ts';
import { InvalidTokenError } from '../keys/access-tokens.ts';
import type { Identity } from '../http/exchange.ts';
import { ChangesRefusedError } from './changes/changes-refused-error.ts';
import type { Broadcast, InboundFrame, ProtocolVersion } from './frames/frame.ts';
import { type Hub, type Member, topicKeyOf } from './hub.ts';
import type { JoinOptions } from './join-options.ts';
import { newPresenceRef } from './presences.ts';
import type { RealtimeContext } from './realtime-context.ts';
import type { Extension } from './topic-rights.ts';

/** What a channel needs of its socket. */
export type ChannelSocket = {
  readonly version: ProtocolVersion;
  /** Sends an event; `ref` says which message it answers. `payload` is JSON text. */
  push(channel: Channel, event: string, payload: string, ref?: string | null): void;
  /** Sends bytes or text as they are. */
  send(frame: string | Buffer): void;
  /** Forgets a channel that has ended. */
  drop(channel: Channel): void;
};

/** Raised when a client may not join; its words go to the client. */
export class JoinRefusedError extends Error {
  override readonly name = 'JoinRefusedError';
}

/** Longest text of what a member tells of itself. */
const MOST_PRESENCE_BYTES = 16 * 1024;

const PREFIX = 'realtime:';

/** One topic that a socket has joined, with its own token. */
export class Channel implements Member {
  readonly topic: string;
  /** The topic as policies and senders know it. */
  readonly name: string;
  readonly joinRef: string | null;
  readonly version: ProtocolVersion;
  readsBroadcasts = true;
  readsPresence: boolean;
  identity: Identity;
  readonly #context: RealtimeContext;
  readonly #hub: Hub;
  readonly #socket: ChannelSocket;
  readonly #options: JoinOptions;
  readonly #presenceId: string;
  readonly #presenceKey: string;
  readonly #topicKey: string;
  readonly #writes = new Map<Extension, boolean>();
  #token: string | undefined;
  #presentMeta: string | undefined;
  #hasEnded = false;

  constructor(
    context: RealtimeContext,
    hub: Hub,
    socket: ChannelSocket,
    frame: InboundFrame,
    options: JoinOptions,
    identity: Identity,
  ) {
    if (!frame.topic.startsWith(PREFIX) || frame.topic === PREFIX)
      throw new JoinRefusedError('TopicNameRequired: You must provide a topic name');
    if (context.settings.private_only && !options.isPrivate)
      throw new JoinRefusedError('PrivateOnly: This project only allows private channels');
    if (options.wantsReplay)
      throw new JoinRefusedError('UnableToReplayMessages: Broadcasts are not kept for replay here');
    this.topic = frame.topic;
    this.name = frame.topic.slice(PREFIX.length);
    this.joinRef = frame.joinRef;
    this.version = socket.version;
    this.identity = identity;
    this.readsPresence = options.hasPresence;
    this.#context = context;
    this.#hub = hub;
    this.#socket = socket;
    this.#options = options;
    this.#token = options.token;
    this.#topicKey = topicKeyOf(this.name, options.isPrivate);
    this.#presenceId = context.bus.newPresenceId();
    this.#presenceKey = options.presenceKey || this.#presenceId;
  }

  /** When its token expires, in milliseconds since 1970; an API key never does. */
  get expiresAt(): number {
    return (this.identity.claims.exp ?? Number.POSITIVE_INFINITY) * 1000;
  }

  /**
   * Checks what may be done, subscribes, and answers the client.
   *
   * @param ref of the message that asked for it
   * @throws JoinRefusedError
   */
  async open(ref: string | null): Promise<void> {
    const { changes } = this.#context;
    if (!(await this.#readRights()))
      throw new JoinRefusedError(
        `Unauthorized: You do not have permissions to read from this Channel topic: ${this.name}`,
      );
    let subscribed: readonly object[] = [];
    try {
      subscribed = await changes.subscribe(this, this.#options.changes);
    } catch (error) {
      if (error instanceof ChangesRefusedError) throw new JoinRefusedError(error.message);
      throw error;
    }
    if (this.#hasEnded) return changes.unsubscribe(this);
    this.#hub.join(this.#topicKey, this);
    this.#push('phx_reply', reply('ok', { postgres_changes: subscribed }), ref);
    if (subscribed.length > 0) this.say('ok', 'Subscribed to PostgreSQL', 'postgres_changes');
    if (this.#options.awaitsDatabase && changes.isFollowing())
      this.say('ok', 'Replication connection established');
    if (this.readsPresence) this.#push('presence_state', this.#context.bus.presenceState(this.#topicKey));
  }

  /** Handles a message of the client. */
  async take(frame: InboundFrame): Promise<void> {
    const { event, ref } = frame;
    if (event === 'broadcast') return this.#broadcast(frame);
    if (event === 'presence') return this.#presence(frame);
    if (event === 'access_token') return this.#changeToken(frame.payload.access_token);
    if (ref !== null) this.#push('phx_reply', reply('error', { reason: `unknown event ${event}` }), ref);
  }

  /** Whether a broadcast can be sent on without asking the database first: the way of most messages, and their order. */
  broadcastAtOnce({ broadcast, ref }: InboundFrame): boolean {
    if (this.#options.isPrivate && !this.#writes.get('broadcast')) return false;
    if (broadcast) this.#sendOn(broadcast);
    if (this.#options.ack) this.#push('phx_reply', reply(broadcast ? 'ok' : 'error', {}), ref);
    return true;
  }

  send(frame: string | Buffer): void {
    this.#socket.send(frame);
  }

  /** Sends changes of tables; `payload` is JSON text. */
  pushChange(payload: string): void {
    this.#push('postgres_changes', payload);
  }

  /** Tells the client how something stands. */
  say(status: 'ok' | 'error', message: string, extension = 'system'): void {
    this.#push('system', JSON.stringify({ extension, status, message, channel: this.name }));
  }

  /** Ends the channel for good, with the reason. */
  shut(reason: string): void {
    if (this.#hasEnded) return;
    this.say('error', reason);
    this.#push('phx_close', '{}', this.joinRef);
    this.leave();
  }

  /** Ends the channel so that the client joins again: something was lost that it should fetch. */
  fail(reason: string): void {
    if (this.#hasEnded) return;
    this.say('error', reason);
    this.#push('phx_error', '{}', this.joinRef);
    this.leave();
  }

  /** Ends the channel without a word. */
  leave(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#hub.leave(this.#topicKey, this);
    this.#context.changes.unsubscribe(this);
    if (this.#presentMeta !== undefined) this.#context.bus.untrack(this.#topicKey, this.#presenceId);
    this.#socket.drop(this);
  }

  async #broadcast(frame: InboundFrame): Promise<void> {
    if (this.broadcastAtOnce(frame)) return;
    if (await this.#mayWrite('broadcast')) {
      this.broadcastAtOnce(frame);
      return;
    }
    // Without `ack` nobody waits for an answer, and there is none.
    const refusal = { reason: `You do not have permissions to write to this Channel topic: ${this.name}` };
    if (this.#options.ack) this.#push('phx_reply', reply('error', refusal), frame.ref);
  }

  #sendOn(broadcast: Broadcast): void {
    this.#context.bus.broadcast(this.#topicKey, broadcast, this.#options.self ? undefined : this);
  }

  async #presence({ payload, ref }: InboundFrame): Promise<void> {
    const event = typeof payload.event === 'string' ? payload.event.toLowerCase() : '';
    const refusal = await this.#setPresence(event, payload.payload ?? {});
    if (refusal === undefined) this.#push('phx_reply', reply('ok', {}), ref);
    else this.#push('phx_reply', reply('error', { reason: refusal }), ref);
  }

  /** @returns why it cannot be */
  async #setPresence(event: string, payload: unknown): Promise<string | undefined> {
    const { bus } = this.#context;
    if (event === 'untrack') {
      if (this.#presentMeta !== undefined) bus.untrack(this.#topicKey, this.#presenceId);
      this.#presentMeta = undefined;
      return undefined;
    }
    if (event !== 'track') return 'Unknown presence event';
    if (!isRecord(payload)) return 'Presence track payload must be a map';
    const meta = JSON.stringify(payload);
    if (Buffer.byteLength(meta) > MOST_PRESENCE_BYTES) return 'Track message size exceeded';
    if (!(await this.#mayWrite('presence')))
      return `You do not have permissions to track presence on this Channel topic: ${this.name}`;
    if (this.#hasEnded || meta === this.#presentMeta) return undefined;
    this.#presentMeta = meta;
    bus.track({
      topicKey: this.#topicKey,
      id: this.#presenceId,
      key: this.#presenceKey,
      ref: newPresenceRef(),
      meta,
    });
    return undefined;
  }

  /** A client sends the token of its session again whenever it has a new one, and an API key when there is none any more. */
  async #changeToken(token: unknown): Promise<void> {
    if (typeof token !== 'string' || token === this.#token) return;
    let identity: Identity;
    try {
      identity = await this.#context.identify(token);
    } catch (error) {
      if (error instanceof InvalidTokenError) return this.shut(describeTokenProblem(error));
      throw error;
    }
    if (this.#context.isRevoked(identity)) return this.shut(SESSION_ENDED);
    this.#token = token;
    this.identity = identity;
    this.#writes.clear();
    if (!(await this.#readRights()))
      return this.shut(`You no longer have permission to read from this Channel topic: ${this.name}`);
  }

  /** Asks what may be read; false when it is nothing. */
  async #readRights(): Promise<boolean> {
    if (!this.#options.isPrivate) return true;
    const { broadcast, presence } = await this.#context.rights.reads(this.identity, this.name);
    this.readsBroadcasts = broadcast;
    this.readsPresence = presence && this.#options.hasPresence;
    return broadcast || presence;
  }

  async #mayWrite(extension: Extension): Promise<boolean> {
    if (!this.#options.isPrivate) return true;
    const known = this.#writes.get(extension);
    if (known !== undefined) return known;
    const { identity } = this;
    const may = await this.#context.rights.writes(identity, this.name, extension);
    if (identity === this.identity) this.#writes.set(extension, may);
    return may;
  }

  #push(event: string, payload: string, ref: string | null = null): void {
    this.#socket.push(this, event, payload, ref);
  }
}

/** What a client is told whose session was ended or whose account was banned. */
export const SESSION_ENDED = 'InvalidJWTToken: The session has ended';

/** Says what is wrong with a token, in the words that clients know. */
export function describeTokenProblem({ reason }: InvalidTokenError): string {
  return reason === 'expired'
    ? 'InvalidJWTToken: Token has expired'
    : 'MalformedJWT: The token provided is not a valid JWT';
}

/** The payload of an answer, as JSON text. */
export function reply(status: 'ok' | 'error', response: object): string {
  return JSON.stringify({ status, response });
}
