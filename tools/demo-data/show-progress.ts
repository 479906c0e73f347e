import type { OnProgress } from './load-demonstration.ts';

/** A line of the terminal that counts; where nobody watches, nothing is written. */
export function showProgress(what: string): OnProgress {
  return (done, total) => {
    if (!process.stderr.isTTY) return;
    process.stderr.write(`\r${what}: ${done} of ${total}${done === total ? '\n' : ''}`);
  };
}
