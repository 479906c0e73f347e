import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Source and licence of the list stand in its first lines. */
const LIST = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** Whether a password is among those that are tried first, in upper or lower case. */
export function isCommonPassword(password: string): boolean {
  return LIST.has(password.toLowerCase());
}
