import { createHash } from 'node:crypto';

/** A hash of a value as JSON writes it. */
export function hashOfJson(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
