import { AuthError } from '../errors.ts';
import { HASHING } from '../limits/limits.ts';
import { hashArgon2, verifyArgon2 } from './argon2.ts';
import { boundWork, QueueFullError } from './bounded-work.ts';

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
  };
}

/** Each format of stored hashes is known by its prefix. */
function isKnownFormat(stored: string): boolean {
  return stored.startsWith('$argon2id$');
}

function verifyStored(stored: string, password: string): Promise<boolean> {
  return verifyArgon2(stored, password);
}
