import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inCheckout, progress } from './checkout.mjs';

const LOCK = inCheckout('.cache', 'setup.lock');
const BREAKING = `${LOCK}.breaking`;
/** The owner touches the lock folder this often; one left untouched for longer belongs to a killed process. */
const TOUCH_MS = 1000;
const ABANDONED_MS = 10_000;

/**
 * Runs `step` unless the file `stamp` already carries `fingerprint`, and writes the stamp when it succeeded.
 * Of several set-ups started at the same time one runs the step; the others wait and find it done.
 * @param {string} stamp path of the file that tells what was done last
 * @param {() => string} readFingerprint of everything the step depends on; read again under the lock, since a step
 *   at work may have changed for a moment what it depends on
 * @param {() => Promise<void>} step
 */
export async function runOnce(stamp, readFingerprint, step) {
  if (isDone(stamp, readFingerprint())) return;
  const release = await takeLock();
  try {
    const fingerprint = readFingerprint();
    if (isDone(stamp, fingerprint)) return;
    await step();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, fingerprint);
  } finally {
    release();
  }
}

function isDone(stamp, fingerprint) {
  try {
    return readFileSync(stamp, 'utf8') === fingerprint;
  } catch {
    return false; // No stamp yet.
  }
}

async function takeLock() {
  mkdirSync(dirname(LOCK), { recursive: true });
  for (let waits = 0; !makeFolder(LOCK); waits++) {
    if (waits === 0) progress('another set-up is at work here, waiting for it');
    breakAbandonedLock();
    await sleep(100);
  }
  const touch = setInterval(() => utimesSync(LOCK, new Date(), new Date()), TOUCH_MS);
  return () => {
    clearInterval(touch);
    rmSync(LOCK, { recursive: true, force: true });
  };
}

function makeFolder(path) {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a killed set-up. A second lock sees to it that no waiter removes one taken a moment ago. */
function breakAbandonedLock() {
  if (!isAbandoned() || !makeFolder(BREAKING)) return;
  if (isAbandoned()) rmSync(LOCK, { recursive: true, force: true });
  rmSync(BREAKING, { recursive: true, force: true });
}

function isAbandoned() {
  try {
    return Date.now() - statSync(LOCK).mtimeMs > ABANDONED_MS;
  } catch {
    return false; // Released in this very moment.
  }
}
