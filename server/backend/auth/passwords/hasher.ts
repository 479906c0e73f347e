import { AuthError } from '../errors.ts';
import { HASHING } from '../limits/limits.ts';
import { hashArgon2, verifyArgon2 } from './argon2.ts';
import { isBcrypt, verifyBcrypt } from './bcrypt.ts';
import { boundWork, QueueFullError } from './bounded-work.ts';
import { decodePhc } from './phc.ts';

/**
 * Hashes and checks passwords, a bounded number at one time. Both take tens of milliseconds: never call them
 * while a database connection is held.
 */
export type PasswordHasher = {
  /** @throws AuthError 503 when too many are waiting */
  hash(password: string): Promise<string>;
  /**
   * Checks a password. Without a stored hash (no such account, or one without a password) the same work is done
   * and the answer is false, so that the time does not tell. @throws AuthError 503 when too many are waiting
   */
  verify(stored: string | null | undefined, password: string): Promise<boolean>;
  /**
   * A new hash of a password that was found right, when the stored one is of an older kind; else null.
   * @throws AuthError 503 when too many are waiting
   */
  upgrade(stored: string | null, password: string): Promise<string | null>;
};

export function createPasswordHasher(): PasswordHasher {
  const bounded = boundWork(HASHING);
  let decoy: Promise<string> | undefined;
  const run = <T>(work: () => Promise<T>): Promise<T> =>
    bounded(work).catch((error: unknown) => {
      if (!(error instanceof QueueFullError)) throw error;
      throw new AuthError(
        503,
        'unexpected_failure',
        'Too many people are signing in at this moment. Please try again.',
        {
          retryAfterSeconds: 2,
        },
      );
    });

  return {
    hash: (password) => run(() => hashArgon2(password)),
    async verify(stored, password) {
      decoy ??= hashArgon2('a password that nobody has');
      const nobody = await decoy;
      return run(async () => {
        const known = typeof stored === 'string' && isKnownFormat(stored);
        return (await verifyStored(known ? stored : nobody, password)) && known;
      });
    },
    upgrade: async (stored, password) =>
      stored !== null && isBcrypt(stored) ? run(() => hashArgon2(password)) : null,
  };
}

/** Whether this service can check passwords against a stored hash. */
export function isKnownFormat(stored: string): boolean {
  return decodePhc(stored) !== undefined || isBcrypt(stored);
}

function verifyStored(stored: string, password: string): Promise<boolean> {
  return isBcrypt(stored) ? verifyBcrypt(stored, password) : verifyArgon2(stored, password);
}
