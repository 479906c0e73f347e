import { Worker } from 'node:worker_threads';

/** Hashes of accounts that were imported from another system: `$2a$`, `$2b$` or `$2y$`, cost, salt and hash. */
const PATTERN = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
/** Each step doubles the time: a stored hash must not make a sign-in take longer than some seconds. */
const MAX_COST = 14;

/** Whether this is a bcrypt hash that can be checked in bearable time. */
export function isBcrypt(stored: string): boolean {
  const cost = Number(PATTERN.exec(stored)?.[1] ?? 0);
  return cost >= 4 && cost <= MAX_COST;
}

/**
 * Whether the password belongs to a bcrypt hash. Node has no bcrypt, and the one in JavaScript would hold up every
 * other request: it runs in a thread of its own, started for the one sign-in after which the hash is replaced.
 */
export function verifyBcrypt(stored: string, password: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./bcrypt-worker.ts', import.meta.url), {
      workerData: { stored, password },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
