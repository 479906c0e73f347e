/** Raised when too much work is waiting already. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Runs work with an upper bound on how much runs and how much waits, first come, first served. */
export type BoundedWork = <T>(work: () => Promise<T>) => Promise<T>;

/** @throws (the returned function) QueueFullError when `queue` pieces of work are waiting */
export function boundWork({ concurrency, queue }: { concurrency: number; queue: number }): BoundedWork {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < concurrency) {
      running += 1;
    } else {
      if (waiting.length >= queue) throw new QueueFullError('Too much work is waiting.');
      // Whoever finishes hands over its place, so the count does not change.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
