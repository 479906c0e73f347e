import { one, oneOrNone } from '#domain/kernel/one.ts';
import type { Database, Query } from '../database/database.ts';
import type { Log } from '../log.ts';

/** Work of one kind. It runs inside a transaction that also marks the job as done, so both happen or neither. */
export type JobHandler = (payload: unknown, query: Query) => Promise<void>;

/**
 * Work that waits for somebody else, such as another server: no transaction is open meanwhile, and what it writes it writes
 * in its own. Should the process die, it runs again after {@link LEASE_SECONDS}; so it has to bear being done twice.
 */
export type OutsideJobHandler = {
  readonly outside: (payload: unknown, database: Pick<Database, 'query' | 'transaction'>) => Promise<void>;
};

type JobHandlers = Readonly<Record<string, JobHandler | OutsideJobHandler>>;

/** Work that comes again by the clock. */
export type Schedule = { readonly kind: string; readonly everySeconds: number };

export type JobsOptions = {
  readonly database: Database;
  readonly handlers: JobHandlers;
  readonly schedules: readonly Schedule[];
  readonly log: Log;
  /** How often to look for work that became due, in milliseconds; new jobs are noticed at once. */
  readonly pollMs?: number;
};

/** The runner: one job in a transaction at a time across all processes of an installation, and beside it those outside. */
export type Jobs = {
  start(): Promise<void>;
  /** Waits for the job in progress. */
  stop(): Promise<void>;
  /** Runs every job that is due now and returns how many ran; 0 when another process holds the runner. */
  runDue(): Promise<number>;
};

export type JobOrder = {
  readonly kind: string;
  readonly payload?: unknown;
  /** While a job of this kind and key waits, enqueueing it again changes nothing. */
  readonly uniqueKey?: string;
  /** Not before this time. */
  readonly runAt?: Date;
  /** How often it is tried before it counts as failed; 8 when nothing is said. */
  readonly maxAttempts?: number;
};

const RUNNER_LOCK = 7_291_440_194;
const CHANNEL = 'engine_jobs';
/** For how long a job that runs outside of a transaction is left to the process that took it. */
const LEASE_SECONDS = 1800;

/** Puts a job into the queue, in the caller's transaction. */
export async function enqueue(query: Query, order: JobOrder): Promise<void> {
  await query(
    `insert into engine.jobs (kind, payload, unique_key, run_at, max_attempts)
     values ($1, $2, $3, coalesce($4, now()), coalesce($5, 8)) on conflict do nothing`,
    [
      order.kind,
      JSON.stringify(order.payload ?? {}),
      order.uniqueKey ?? null,
      order.runAt ?? null,
      order.maxAttempts ?? null,
    ],
  );
  await query(`select pg_notify($1, '')`, [CHANNEL]);
}

export function createJobs({ database, handlers, schedules, log, pollMs = 5000 }: JobsOptions): Jobs {
  let stopped = true;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopListening: (() => Promise<void>) | undefined;

  async function runDue(): Promise<number> {
    let count = 0;
    await database.transaction(({ query }) => enqueueScheduled(query));
    for (;;) {
      const job = await database.transaction(({ query }) => runNext(query, handlers, log));
      if (!job) break;
      count += 1;
      const handler = handlers[job.kind];
      if (typeof handler === 'object') await runOutside(database, job, handler, log);
      if (stopped && timer !== undefined) break;
    }
    return count;
  }

  /** Runs what is due after the round in progress, and again after the next pause. */
  function wake(): void {
    if (stopped) return;
    clearTimeout(timer);
    running = running
      .then(() => (stopped ? 0 : runDue()))
      .catch((error: unknown) => log.error('the job runner could not look for work', { error }))
      .finally(() => {
        if (stopped) return;
        clearTimeout(timer);
        timer = setTimeout(wake, pollMs);
      });
  }

  return {
    runDue,
    async start() {
      stopped = false;
      await database.transaction(({ query }) => declareSchedules(query, schedules));
      stopListening = await database.listen(CHANNEL, wake);
      wake();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await stopListening?.();
      await running;
    },
  };
}

async function declareSchedules(query: Query, schedules: readonly Schedule[]): Promise<void> {
  for (const { kind, everySeconds } of schedules) {
    await query(
      `insert into engine.schedules (kind, every_seconds) values ($1, $2)
       on conflict (kind) do update set every_seconds = excluded.every_seconds`,
      [kind, everySeconds],
    );
  }
  const kinds = schedules.map(({ kind }) => kind);
  await query('delete from engine.schedules where kind <> all($1)', [kinds]);
  // Nobody runs what waits of a schedule that has gone, or goes by another name now.
  await query(
    `delete from engine.jobs where state = 'waiting' and unique_key = 'schedule' and kind <> all($1)`,
    [kinds],
  );
}

async function enqueueScheduled(query: Query): Promise<void> {
  await query(
    `with due as (
       update engine.schedules set next_run_at = now() + make_interval(secs => every_seconds)
       where next_run_at <= now() returning kind)
     insert into engine.jobs (kind, unique_key) select kind, 'schedule' from due on conflict do nothing`,
  );
}

type DueJob = { id: string; kind: string; payload: unknown; attempts: number; max_attempts: number };

/**
 * Runs the next due job, or takes it where it runs outside of this transaction.
 *
 * @returns undefined when there is none or another process runs jobs
 */
async function runNext(query: Query, handlers: JobHandlers, log: Log): Promise<DueJob | undefined> {
  const lock = await query<{ held: boolean }>('select pg_try_advisory_xact_lock($1) as held', [RUNNER_LOCK]);
  if (!one(lock.rows).held) return undefined;
  const due = await query<DueJob>(
    `select id, kind, payload, attempts, max_attempts from engine.jobs
     where state = 'waiting' and run_at <= now() and kind = any($1) order by run_at, id limit 1 for update`,
    [Object.keys(handlers)],
  );
  const job = oneOrNone(due.rows);
  const handler = job && handlers[job.kind];
  if (!handler) return undefined;
  if (typeof handler === 'object') {
    await query('update engine.jobs set run_at = now() + make_interval(secs => $2) where id = $1', [
      job.id,
      LEASE_SECONDS,
    ]);
    return job;
  }

  await query('savepoint job');
  try {
    await handler(job.payload, query);
    await recordSuccess(query, job);
  } catch (error) {
    await query('rollback to savepoint job');
    await recordFailure(query, job, error);
    log.warn('a job failed', { kind: job.kind, attempt: job.attempts + 1, error });
  }
  return job;
}

async function runOutside(
  database: Database,
  job: DueJob,
  handler: OutsideJobHandler,
  log: Log,
): Promise<void> {
  try {
    await handler.outside(job.payload, database);
    await recordSuccess(database.query, job);
  } catch (error) {
    await recordFailure(database.query, job, error);
    log.warn('a job failed', { kind: job.kind, attempt: job.attempts + 1, error });
  }
}

async function recordSuccess(query: Query, { id }: DueJob): Promise<void> {
  await query(
    `update engine.jobs set state = 'done', attempts = attempts + 1, finished_at = now() where id = $1`,
    [id],
  );
}

/** Seconds before the next attempt: 10, 20, 40 ... at most one hour. */
export function backoffSeconds(attempts: number): number {
  return Math.min(3600, 10 * 2 ** attempts);
}

async function recordFailure(query: Query, job: DueJob, error: unknown): Promise<void> {
  const isLast = job.attempts + 1 >= job.max_attempts;
  await query(
    `update engine.jobs set attempts = attempts + 1, last_error = $2,
       state = case when $3 then 'failed' else state end,
       finished_at = case when $3 then now() end,
       run_at = now() + make_interval(secs => $4)
     where id = $1`,
    [job.id, String(error).slice(0, 2000), isLast, backoffSeconds(job.attempts)],
  );
}
