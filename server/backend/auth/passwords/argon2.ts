import { randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveInThread } from './derive-in-thread.ts';
import { decodePhc, encodePhc } from './phc.ts';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** Hashes a password with a fresh salt; the result is a PHC string. About 40 ms of one core and 19 MiB. */
export async function hashArgon2(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await deriveInThread({ password, ...PARAMETERS, salt, tagLength: TAG_BYTES });
  return encodePhc({ ...PARAMETERS, salt, tag });
}

/** Whether the password belongs to the PHC string; false for a string that is no argon2id hash. */
export async function verifyArgon2(phc: string, password: string): Promise<boolean> {
  const hash = decodePhc(phc);
  if (!hash) return false;
  const { tag: expected, ...parameters } = hash;
  const tag = await deriveInThread({ password, ...parameters, tagLength: expected.length });
  return timingSafeEqual(tag, expected);
}
