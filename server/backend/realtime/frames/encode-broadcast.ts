import { encodeFrame } from './encode-frame.ts';
import type { Broadcast, ProtocolVersion } from './frame.ts';

/** The kind byte of a broadcast to a client, and the encoding byte of a body of bytes. */
const USER_BROADCAST = 4;
const BINARY_BODY = 0;

/**
 * Writes a broadcast for the members of a topic.
 *
 * @returns undefined where the version has no form for it: a body of bytes in 1.0.0
 */
export function encodeBroadcast(
  version: ProtocolVersion,
  topic: string,
  { event, body, storedAs }: Broadcast,
): string | Buffer | undefined {
  const meta = storedAs === undefined ? '' : JSON.stringify({ id: storedAs });
  if (typeof body === 'string') {
    const more = meta === '' ? '' : `,"meta":${meta}`;
    const payload = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${body}${more}}`;
    return encodeFrame(version, { topic, event: 'broadcast', joinRef: null, ref: null }, payload);
  }
  if (version === '1.0.0') return undefined;
  const names = [topic, event, meta].map((name) => Buffer.from(name));
  const lengths = names.map(({ length }) => length);
  if (lengths.some((length) => length > 255)) return undefined;
  return Buffer.concat([Buffer.from([USER_BROADCAST, ...lengths, BINARY_BODY]), ...names, body]);
}
