import type { RawData, WebSocket } from 'ws';
import { onBehalfOf, VisitorGoneError } from '../database/visitor.ts';
import type { Identity } from '../http/exchange.ts';
import type { Upgrade } from '../http/upgrade.ts';
import { InvalidTokenError } from '../keys/access-tokens.ts';
import { visitorName } from '../limits/visitor-name.ts';
import { Allowance } from './allowance.ts';
import {
  Channel,
  type ChannelSocket,
  describeTokenProblem,
  JoinRefusedError,
  reply,
  SESSION_ENDED,
} from './channel.ts';
import { CLOSE, type CloseReason } from './close-codes.ts';
import { decodeFrame } from './frames/decode-frame.ts';
import { encodeFrame } from './frames/encode-frame.ts';
import type { InboundFrame, ProtocolVersion } from './frames/frame.ts';
import type { Hub } from './hub.ts';
import { readJoinOptions } from './join-options.ts';
import type { RealtimeContext } from './realtime-context.ts';

/** How long a socket may be silent; the official client sends a heartbeat every 25 seconds. */
const SILENCE_MS = 60_000;
/** How long a socket that is being closed may take to say goodbye. */
const GOODBYE_MS = 2_000;
/** What may wait to be read by a client before it counts as too slow. */
const MOST_UNSENT_BYTES = 4 * 1024 * 1024;
/** So many messages may wait for the database before no more are read. */
const MOST_WAITING = 20;

/** One connection of a client: reads its messages in their order, and holds it to the limits. */
export class ClientSocket implements ChannelSocket {
  readonly version: ProtocolVersion;
  readonly #ws: WebSocket;
  readonly #context: RealtimeContext;
  readonly #hub: Hub;
  /** Who the API key of the handshake stands for. */
  readonly #identity: Identity;
  /** Where the visitor is. */
  readonly #address: string;
  readonly #channels = new Map<string, Channel>();
  readonly #joins: Allowance;
  readonly #messages: Allowance;
  readonly #bytes: Allowance;
  #heardAt: number;
  #waiting = 0;
  #work: Promise<void> = Promise.resolve();
  #isClosing = false;

  constructor(
    context: RealtimeContext,
    hub: Hub,
    ws: WebSocket,
    version: ProtocolVersion,
    { identity, address }: Pick<Upgrade, 'identity' | 'address'>,
  ) {
    const { settings, now } = context;
    this.version = version;
    this.#context = context;
    this.#hub = hub;
    this.#ws = ws;
    this.#identity = identity;
    this.#address = address;
    this.#heardAt = now();
    this.#joins = new Allowance(settings.max_joins_per_second, this.#heardAt);
    this.#messages = new Allowance(settings.max_events_per_second, this.#heardAt);
    this.#bytes = new Allowance(settings.max_bytes_per_second, this.#heardAt);
    ws.on('message', (data, isBinary) => this.#receive(data, isBinary));
    ws.on('close', () => this.#end());
    // A message over the limit, or none of the protocol: `ws` closes with the code for it, and 'close' follows.
    ws.on('error', () => undefined);
  }

  /** Ends what has run out: a silent socket, channels whose token has expired or was revoked. */
  sweep(): void {
    const now = this.#context.now();
    if (now - this.#heardAt > SILENCE_MS) return this.close('silent');
    for (const channel of this.#channels.values()) {
      if (channel.expiresAt <= now) channel.shut('InvalidJWTToken: Token has expired');
      else if (this.#context.isRevoked(channel.identity)) channel.shut(SESSION_ENDED);
    }
  }

  /** Closes with a code and its reason. */
  close(why: CloseReason): void {
    if (this.#isClosing) return;
    this.#end();
    const [code, reason] = CLOSE[why];
    this.#ws.close(code, reason);
    setTimeout(() => this.#ws.terminate(), GOODBYE_MS).unref();
  }

  push(channel: Channel, event: string, payload: string, ref: string | null = null): void {
    const { topic, joinRef } = channel;
    this.send(encodeFrame(this.version, { topic, event, joinRef, ref }, payload));
  }

  send(frame: string | Buffer): void {
    if (this.#isClosing) return;
    this.#ws.send(frame);
    if (this.#ws.bufferedAmount > MOST_UNSENT_BYTES) this.close('slow');
  }

  drop(channel: Channel): void {
    if (this.#channels.get(channel.topic) === channel) this.#channels.delete(channel.topic);
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#isClosing) return;
    const now = this.#context.now();
    this.#heardAt = now;
    const bytes = data as Buffer;
    if (!this.#messages.take(1, now)) return this.close('tooManyMessages');
    if (!this.#bytes.take(bytes.length, now)) return this.close('tooManyBytes');
    const frame = decodeFrame(this.version, bytes, isBinary);
    if (!frame) return this.close('unreadable');
    if (this.#waiting === 0 && this.#handleAtOnce(frame)) return;
    this.#queue(frame);
  }

  /** Most messages need nothing that takes time, and pay for no promise. */
  #handleAtOnce(frame: InboundFrame): boolean {
    const { topic, event, ref } = frame;
    if (topic === 'phoenix') {
      if (event === 'heartbeat') this.#answer(frame, reply('ok', {}));
      return true;
    }
    if (event === 'phx_join') return false;
    const channel = this.#channels.get(topic);
    if (!channel) {
      if (ref !== null) this.#answer(frame, reply('error', { reason: 'unmatched topic' }));
      return true;
    }
    if (event === 'phx_leave') {
      channel.leave();
      this.#answer(frame, reply('ok', {}));
      this.push(channel, 'phx_close', '{}', channel.joinRef);
      return true;
    }
    return event === 'broadcast' && channel.broadcastAtOnce(frame);
  }

  #queue(frame: InboundFrame): void {
    this.#waiting += 1;
    if (this.#waiting === MOST_WAITING) this.#ws.pause();
    this.#work = this.#work.then(async () => {
      try {
        if (!this.#isClosing) await this.#handle(frame);
      } catch (error) {
        if (!(error instanceof VisitorGoneError)) {
          this.#context.log.error('a realtime message failed', { event: frame.event, error });
          this.close('failed');
        }
      }
      this.#waiting -= 1;
      if (this.#ws.isPaused && this.#waiting < MOST_WAITING / 2) this.#ws.resume();
    });
  }

  async #handle(frame: InboundFrame): Promise<void> {
    if (this.#handleAtOnce(frame)) return;
    if (frame.event === 'phx_join') return this.#join(frame);
    const channel = this.#channels.get(frame.topic);
    if (channel) await this.#inLine(channel.identity, () => channel.take(frame));
  }

  async #join(frame: InboundFrame): Promise<void> {
    if (!this.#joins.take(1, this.#context.now())) return this.close('tooManyJoins');
    // A client that joins again has forgotten the join before.
    const former = this.#channels.get(frame.topic);
    if (former) {
      former.leave();
      this.push(former, 'phx_close', '{}', former.joinRef);
    }
    let channel: Channel | undefined;
    try {
      channel = await this.#openChannel(frame);
    } catch (error) {
      if (!(error instanceof JoinRefusedError)) throw error;
      this.#answer(frame, reply('error', { reason: error.message }));
    }
    if (channel && this.#isClosing) channel.leave();
  }

  async #openChannel(frame: InboundFrame): Promise<Channel> {
    if (this.#channels.size >= this.#context.settings.max_channels_per_client)
      throw new JoinRefusedError('ChannelRateLimitReached: Too many channels');
    const options = readJoinOptions(frame.payload);
    if (!options) throw new JoinRefusedError('InvalidJoinPayload: The changes asked for make no sense');
    const identity = options.token === undefined ? this.#identity : await this.#identify(options.token);
    if (this.#context.isRevoked(identity)) throw new JoinRefusedError(SESSION_ENDED);
    const channel = new Channel(
      this.#context,
      this.#hub,
      this,
      { ...frame, joinRef: frame.joinRef ?? frame.ref },
      options,
      identity,
    );
    this.#channels.set(channel.topic, channel);
    try {
      await this.#inLine(identity, () => channel.open(frame.ref));
    } catch (error) {
      channel.leave();
      throw error;
    }
    return channel;
  }

  /** Does what asks the database in the line of whoever wants it: no number of joins takes the turns of others. */
  #inLine<T>(identity: Identity, work: () => T): T {
    const name = visitorName(identity, this.#address);
    return onBehalfOf(name === undefined ? undefined : { name, isGone: () => this.#isClosing }, work);
  }

  async #identify(token: string): Promise<Identity> {
    try {
      return await this.#context.identify(token);
    } catch (error) {
      if (error instanceof InvalidTokenError) throw new JoinRefusedError(describeTokenProblem(error));
      throw error;
    }
  }

  #answer({ topic, joinRef, ref }: InboundFrame, payload: string): void {
    this.send(encodeFrame(this.version, { topic, event: 'phx_reply', joinRef, ref }, payload));
  }

  #end(): void {
    this.#isClosing = true;
    for (const channel of this.#channels.values()) channel.leave();
  }
}
