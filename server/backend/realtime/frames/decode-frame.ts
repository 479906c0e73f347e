import { isRecord } from '#domain/kernel/input/is-record.ts';
import type { Broadcast, FrameAddress, InboundFrame, ProtocolVersion } from './frame.ts';
import { isName } from './is-name.ts';

/** As in the binary form, whose lengths are single bytes. */
const LONGEST_REF = 255;

/** The kind byte of a broadcast from a client; it is the only binary frame that clients send. */
const BROADCAST_PUSH = 3;
const HEADER_BYTES = 7;
const JSON_BODY = 1;

/**
 * Reads a frame of a client.
 *
 * @returns undefined for what is no frame of this version
 */
export function decodeFrame(
  version: ProtocolVersion,
  data: Buffer,
  isBinary: boolean,
): InboundFrame | undefined {
  try {
    if (isBinary) return version === '2.0.0' ? decodeBinary(data) : undefined;
    return decodeText(version, JSON.parse(data.toString('utf8')));
  } catch {
    return undefined;
  }
}

function decodeText(version: ProtocolVersion, message: unknown): InboundFrame | undefined {
  const parts = version === '1.0.0' ? partsOfObject(message) : message;
  if (!Array.isArray(parts) || parts.length !== 5) return undefined;
  const [joinRef, ref, topic, event, payload] = parts as unknown[];
  const address = readAddress(joinRef, ref, topic, event);
  if (!address) return undefined;
  const fields = isRecord(payload) ? payload : {};
  return { ...address, payload: fields, broadcast: readBroadcast(address.event, fields) };
}

function partsOfObject(message: unknown): unknown[] | undefined {
  if (!isRecord(message)) return undefined;
  return [message.join_ref, message.ref, message.topic, message.event, message.payload];
}

function readAddress(
  joinRef: unknown,
  ref: unknown,
  topic: unknown,
  event: unknown,
): FrameAddress | undefined {
  if (!isName(topic) || !isName(event) || !isRef(joinRef) || !isRef(ref)) return undefined;
  return { topic, event, joinRef: joinRef ?? null, ref: ref ?? null };
}

function readBroadcast(event: string, fields: Readonly<Record<string, unknown>>): Broadcast | null {
  if (event !== 'broadcast' || !isName(fields.event)) return null;
  return { event: fields.event, body: JSON.stringify(fields.payload ?? {}) };
}

/**
 * Six lengths and kinds, the names, and the body: kind, join ref, ref, topic, event, metadata, encoding. Metadata is for
 * the server alone, and nothing here asks for it.
 */
function decodeBinary(data: Buffer): InboundFrame | undefined {
  if (data.length < HEADER_BYTES || data[0] !== BROADCAST_PUSH) return undefined;
  const lengths = data.subarray(1, HEADER_BYTES - 1);
  const encoding = data[HEADER_BYTES - 1];
  let at = HEADER_BYTES;
  const names: string[] = [];
  for (const length of lengths) {
    if (at + length > data.length) return undefined;
    names.push(data.toString('utf8', at, at + length));
    at += length;
  }
  const [joinRef = '', ref = '', topic, userEvent] = names;
  const address = readAddress(joinRef || null, ref || null, topic, 'broadcast');
  if (!address || !isName(userEvent)) return undefined;
  const bytes = data.subarray(at);
  // Whoever gets it parses it: what is no JSON must not reach them. A copy, since the bytes are a part of a larger buffer.
  const body =
    encoding === JSON_BODY ? JSON.stringify(JSON.parse(bytes.toString('utf8'))) : Buffer.from(bytes);
  return { ...address, payload: {}, broadcast: { event: userEvent, body } };
}

function isRef(value: unknown): value is string | null | undefined {
  return value === null || value === undefined || (typeof value === 'string' && value.length <= LONGEST_REF);
}
