import { refusals } from './refusals.ts';

/** Letters of every language, digits, and the marks that a hosted Supabase takes. */
const BUCKET = /^[\w!.*'() &$@=;:+,?-]{1,100}$/;
const KEY = /^[\p{L}\p{M}\p{N}_!.*'() &$@=;:+,?/-]+$/u;
const MAX_KEY_BYTES = 1024;

/** @throws StorageError */
export function mustBeBucketName(name: string): void {
  if (!BUCKET.test(name) || name !== name.trim()) throw refusals.invalidBucketName();
}

/**
 * A path of segments that each say something: an empty one, `.` or `..` would mean another place to those who normalise it.
 *
 * @throws StorageError
 */
export function mustBeKey(key: string): void {
  const segments = key.split('/');
  const isClean = KEY.test(key) && Buffer.byteLength(key) <= MAX_KEY_BYTES;
  if (!isClean || segments.some((segment) => ['', '.', '..'].includes(segment))) {
    throw refusals.invalidKey(key);
  }
}
