import { Worker } from 'node:worker_threads';

export type DrawnKind = 'pdf' | 'badge' | 'preview';

/** What the thread is asked for. @internal */
export type DrawOrder = {
  readonly id: number;
  readonly kind: DrawnKind;
  readonly text: string;
  readonly address: string;
};

/** What it answers. @internal */
export type DrawAnswer = { readonly id: number; readonly bytes?: Uint8Array; readonly error?: unknown };

type Waiting = { readonly resolve: (bytes: Uint8Array) => void; readonly reject: (error: unknown) => void };

/**
 * Draws files in a thread of its own, which begins with the first and keeps no process alive. A thread that ends
 * fails what waits for it; the next order begins another.
 */
export function openDrawThread(): (kind: DrawnKind, text: string, address: string) => Promise<Uint8Array> {
  let thread: { readonly worker: Worker; readonly waiting: Map<number, Waiting> } | undefined;
  let last = 0;

  function begin() {
    const worker = new Worker(new URL('./draw-thread.ts', import.meta.url));
    const waiting = new Map<number, Waiting>();
    const begun = { worker, waiting };
    const end = (error: unknown) => {
      if (thread === begun) thread = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on('message', ({ id, bytes, error }: DrawAnswer) => {
      const order = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) worker.unref();
      if (bytes) order?.resolve(bytes);
      else order?.reject(error);
    });
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`The thread that draws ended with ${code}.`)));
    return begun;
  }

  return (kind, text, address) =>
    new Promise((resolve, reject) => {
      thread ??= begin();
      const id = (last += 1);
      thread.waiting.set(id, { resolve, reject });
      thread.worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
      thread.worker.postMessage({ id, kind, text, address } satisfies DrawOrder);
    });
}
