import type { FrameAddress, ProtocolVersion } from './frame.ts';

/**
 * Writes a frame for a client.
 *
 * @param payload JSON text
 */
export function encodeFrame(
  version: ProtocolVersion,
  { joinRef, ref, topic, event }: FrameAddress,
  payload: string,
): string {
  const parts = [joinRef, ref, topic, event].map((part) => JSON.stringify(part));
  if (version === '2.0.0') return `[${parts.join(',')},${payload}]`;
  const [joinText, refText, topicText, eventText] = parts;
  return `{"topic":${topicText},"event":${eventText},"payload":${payload},"ref":${refText},"join_ref":${joinText}}`;
}
