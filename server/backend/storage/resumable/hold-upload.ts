import { randomUUID } from 'node:crypto';
import type { StorageContext } from '../context.ts';
import { refusals } from '../refusals.ts';
import { ACT_AS_SERVICE } from '../session.ts';

/** So much later another one may go on where a process was killed. */
const HOLD_SECONDS = 10;
const RENEW_MS = 3_000;

const HOLD = `update storage.resumable_uploads set held_by = $2, held_until = now() + interval '${HOLD_SECONDS} seconds'
  where id = $1 and (held_by is null or held_by = $2 or held_until < now())`;
const RELEASE = 'update storage.resumable_uploads set held_by = null where id = $1 and held_by = $2';

/** The right to write to an upload, which one request has at a time. */
export type Hold = {
  /** Aborted when it could not be kept: somebody else may write now. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
};

/**
 * Keeps all others from writing to an upload, in this process and in those that share its folder. It is a row with a time
 * and no lock of PostgreSQL's: that would take a connection for as long as a piece may take to come, which is an hour.
 *
 * @throws StorageError when somebody writes to it already
 */
export async function holdUpload({ database }: Pick<StorageContext, 'database'>, id: string): Promise<Hold> {
  const holder = randomUUID();
  const run = async (text: string): Promise<boolean> => {
    const [, result] = await database.batch([ACT_AS_SERVICE, { text, values: [id, holder] }]);
    return result?.tag === 'UPDATE 1';
  };
  if (!(await run(HOLD))) throw refusals.locked();
  const lost = new AbortController();
  let heldAt = Date.now();
  const renewal = setInterval(() => {
    const askedAt = Date.now();
    run(HOLD).then(
      (isHeld) => {
        if (isHeld) heldAt = askedAt;
        else lost.abort();
      },
      () => {
        if (Date.now() - heldAt > HOLD_SECONDS * 1000) lost.abort();
      },
    );
  }, RENEW_MS).unref();
  return {
    lost: lost.signal,
    async release() {
      clearInterval(renewal);
      // What cannot be said runs out by itself.
      await run(RELEASE).catch(() => undefined);
    },
  };
}
