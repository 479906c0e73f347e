import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const checkout = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string[]} parts @returns {string} a path inside the checkout */
export const inCheckout = (...parts) => join(checkout, ...parts);

/** Says on stderr what the set-up is doing, since the longer steps take minutes. @param {string} text */
export function progress(text) {
  process.stderr.write(`ledgerline: ${text}\n`);
}
