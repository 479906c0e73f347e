import { argon2Sync } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Derivation } from './derive-in-thread.ts';

/*
 * Computes argon2id, one at a time, and steps back for everything else on the machine. Only Linux gives a thread a
 * priority of its own: elsewhere the call would slow down the whole server.
 */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', ({ password, salt, ...parameters }: Derivation) => {
  const tag = argon2Sync('argon2id', { message: password, nonce: salt, ...parameters });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
  parentPort?.postMessage(tag);
});
