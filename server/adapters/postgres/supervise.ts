import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Postmaster } from './postmaster.ts';

/** How the embedded PostgreSQL came to its end. */
export type PostgresExit = { reason: 'stopped' } | { reason: 'failed'; error: unknown };

/** A PostgreSQL that is started again when it dies. */
export interface RunningPostgres {
  /** Settles when it is gone for good: stopped on request, or dead and not to be revived. */
  exited: Promise<PostgresExit>;
  /** Shuts it down and waits for its end; may be called more than once. */
  stop(): Promise<void>;
}

/** How often and after which pauses (milliseconds) a dead PostgreSQL is started again. */
export interface RestartPolicy {
  delaysMs: readonly number[];
  /** A run of this length counts as healthy: the pauses begin anew after it. */
  healthyAfterMs: number;
}

export const DEFAULT_RESTARTS: RestartPolicy = {
  delaysMs: [0, 200, 1_000, 3_000, 10_000],
  healthyAfterMs: 60_000,
};

/**
 * Starts PostgreSQL and keeps it running.
 *
 * @param start starts it once and waits until it accepts connections
 * @returns when it accepts connections for the first time
 * @throws what the first `start` throws
 */
export async function supervise(
  start: () => Promise<Postmaster>,
  log: (message: string) => void,
  policy: RestartPolicy = DEFAULT_RESTARTS,
): Promise<RunningPostgres> {
  const stopping = new AbortController();
  let postmaster = await start();
  const exited = watch();
  return {
    exited,
    async stop() {
      stopping.abort();
      await postmaster.stop();
      await exited;
    },
  };

  async function watch(): Promise<PostgresExit> {
    let attempts = 0;
    while (!stopping.signal.aborted) {
      const readyAt = performance.now();
      let problem: unknown = new EmbeddedPostgresError(`PostgreSQL ended with ${await postmaster.exited}.`);
      if (performance.now() - readyAt >= policy.healthyAfterMs) attempts = 0;
      let revived: Postmaster | null = null;
      while (revived === null && !stopping.signal.aborted) {
        const pause = policy.delaysMs[attempts];
        if (pause === undefined) return { reason: 'failed', error: problem };
        attempts += 1;
        log(`${messageOf(problem)} Starting it again, attempt ${attempts} of ${policy.delaysMs.length}.`);
        // A stop cuts the pause short.
        await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) break;
        revived = await start().catch((error: unknown) => {
          problem = error;
          return null;
        });
      }
      postmaster = revived ?? postmaster;
    }
    // A start that was under way when the stop came.
    await postmaster.stop();
    return { reason: 'stopped' };
  }
}

function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
