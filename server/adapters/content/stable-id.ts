import { createHash } from 'node:crypto';

/** The namespace of all ids of the catalogue. Changing it would cut every learner off from what they learned. */
const NAMESPACE = Buffer.from('6b1f6a0e4c5d4d1c9a3b2f7e8d905c41', 'hex');

/**
 * The id of a course, module or lesson: a UUID of version 5 (RFC 9562) made from its slugs, so that every
 * installation, and every import, gives it the same id.
 *
 * @param slugs the course; the course and the module; or the course, the module and the lesson
 */
export function stableId(...slugs: readonly string[]): string {
  const hash = createHash('sha1').update(NAMESPACE).update(slugs.join('/')).digest();
  const bytes = hash.subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
