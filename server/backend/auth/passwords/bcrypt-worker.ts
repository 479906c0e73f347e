import { parentPort, workerData } from 'node:worker_threads';
import { compareSync } from 'bcryptjs';

/** Checks one password against one bcrypt hash and ends. */
const { password, stored }: { password: string; stored: string } = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
parentPort?.postMessage(compareSync(password, stored));
