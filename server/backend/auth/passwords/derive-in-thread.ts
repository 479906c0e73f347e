import { Worker } from 'node:worker_threads';

/** What argon2id computes; memory in KiB, lengths in bytes. */
export type Derivation = {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly tagLength: number;
};

/** Threads that wait for work; there are never more than there was work at one time. */
const idle: Worker[] = [];

/**
 * Computes argon2id in a thread of low priority: not in Node's own pool, which files and DNS need too, and not at the
 * cost of requests that are waiting for the processor.
 */
export function deriveInThread(derivation: Derivation): Promise<Buffer> {
  const thread = idle.pop() ?? new Worker(new URL('./argon2-thread.ts', import.meta.url));
  thread.ref();
  return new Promise((resolve, reject) => {
    const onError = (error: Error) => {
      thread.off('message', onTag);
      reject(error);
    };
    const onTag = (tag: Uint8Array) => {
      thread.off('error', onError);
      // An idle thread does not keep the process alive.
      thread.unref();
      idle.push(thread);
      resolve(Buffer.from(tag));
    };
    thread.once('message', onTag);
    thread.once('error', onError);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
    thread.postMessage(derivation);
  });
}
