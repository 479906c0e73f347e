import { allDefined } from '#domain/kernel/input/all-defined.ts';
import { isRecord } from '#domain/kernel/input/is-record.ts';
import { type GatewayRequest, jsonReply, type Reply } from '../http/exchange.ts';
import type { Broadcast } from './frames/frame.ts';
import { isName } from './frames/is-name.ts';
import { topicKeyOf } from './hub.ts';
import type { RealtimeContext } from './realtime-context.ts';

type Message = { readonly topic: string; readonly isPrivate: boolean; readonly broadcast: Broadcast };

/** So many messages one request may bring. */
const MOST_MESSAGES = 100;

/** One message, with its topic and event in the path. */
const ONE_MESSAGE = /^\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/;

/**
 * `POST /api/broadcast` with a list of messages, and `POST /api/broadcast/<topic>/events/<event>` with the body of one:
 * sends to topics that the caller need not have joined, all or none. To private topics only those who may write to them.
 *
 * @returns undefined for another path or method
 */
export async function broadcastOverHttp(
  { bus, rights, settings }: RealtimeContext,
  request: GatewayRequest,
): Promise<Reply | undefined> {
  const one = ONE_MESSAGE.exec(request.path);
  if (request.method !== 'POST' || (!one && request.path !== '/api/broadcast')) return undefined;
  const body = await request.readBody();
  if (body.length > settings.max_payload_size_in_kb * 1024) return refuse(413, 'The message is too long.');
  const messages = one ? readOne(one, request, body) : readList(body);
  if (typeof messages === 'string') return refuse(422, messages);
  if (settings.private_only && messages.some(({ isPrivate }) => !isPrivate))
    return refuse(403, 'PrivateOnly: This project only allows private channels');
  const topics = new Set(messages.filter(({ isPrivate }) => isPrivate).map(({ topic }) => topic));
  for (const topic of topics) {
    if (await rights.writes(request.identity, topic, 'broadcast')) continue;
    return refuse(403, `You do not have permissions to write to this Channel topic: ${topic}`);
  }
  for (const { topic, isPrivate, broadcast } of messages)
    bus.broadcast(topicKeyOf(topic, isPrivate), broadcast);
  return { status: 202 };
}

function refuse(status: number, message: string): Reply {
  return jsonReply(status, { error: message, message });
}

/** The message of a path; a sentence when it is none. */
function readOne(
  [, topicPart = '', eventPart = '']: RegExpExecArray,
  { search, headers }: GatewayRequest,
  body: Buffer,
): Message[] | string {
  const query = new URLSearchParams(search);
  if ([...query.keys()].some((name) => name.startsWith('persist'))) return 'Messages are not kept here.';
  let topic: string;
  let event: string;
  try {
    topic = decodeURIComponent(topicPart);
    event = decodeURIComponent(eventPart);
  } catch {
    return 'The topic or the event cannot be read.';
  }
  const isBinary = headers['content-type']?.startsWith('application/octet-stream') === true;
  const payload = isBinary ? body : parseJson(body);
  if (payload === undefined) return 'The body is no JSON.';
  if (!isName(topic) || !isName(event)) return 'The topic or the event is too long.';
  return [
    {
      topic,
      isPrivate: query.get('private') === 'true',
      broadcast: { event, body: isBinary ? body : JSON.stringify(payload) },
    },
  ];
}

function readList(body: Buffer): Message[] | string {
  const complaint = 'The body is {"messages": [{"topic", "event", "payload"}]}, with up to 100 messages.';
  const parsed = parseJson(body);
  if (!isRecord(parsed) || !Array.isArray(parsed.messages) || parsed.messages.length > MOST_MESSAGES)
    return complaint;
  return allDefined(parsed.messages.map(readMessage)) ?? complaint;
}

function readMessage(value: unknown): Message | undefined {
  if (!isRecord(value)) return undefined;
  const { topic, event, payload = {}, private: isPrivate = false } = value;
  if (!isName(topic) || !isName(event) || !isRecord(payload) || typeof isPrivate !== 'boolean')
    return undefined;
  return { topic, isPrivate, broadcast: { event, body: JSON.stringify(payload) } };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
