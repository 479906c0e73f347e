import { isRecord } from '#domain/kernel/input/is-record.ts';
import { validationFailed } from '../errors.ts';
import { MAX_METADATA_BYTES, MAX_METADATA_DEPTH } from '../limits/limits.ts';

/** A JSON object, as `user_metadata` and `app_metadata` are. */
export type Metadata = Readonly<Record<string, unknown>>;

/**
 * Checks what a client sent as `data`. A missing value is an empty object.
 *
 * @throws AuthError `validation_failed` when it is no object, too long, too deep, or holds text that PostgreSQL
 *   cannot keep (U+0000, half a surrogate pair)
 */
export function readMetadata(value: unknown): Metadata {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) throw validationFailed('data: must be a JSON object');
  if (!isStorable(value, 0)) throw validationFailed('data: holds text or nesting that cannot be stored');
  checkLength(value);
  return value;
}

/** New values beside the old ones; null removes a key. @throws AuthError when the result is too long */
export function mergeMetadata(current: Metadata, updates: Metadata): Metadata {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...updates }).filter(([, value]) => value !== null),
  );
  checkLength(merged);
  return merged;
}

function checkLength(metadata: Metadata): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_METADATA_BYTES) {
    throw validationFailed(`data: must not be longer than ${MAX_METADATA_BYTES} bytes of JSON`);
  }
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_METADATA_DEPTH) return false;
  return Object.entries(value).every(([key, part]) => isStorableText(key) && isStorable(part, depth + 1));
}

function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
