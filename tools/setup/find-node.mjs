import { existsSync } from 'node:fs';
import { inCheckout } from './checkout.mjs';
import { SetupError } from './setup-error.mjs';

/** The oldest Node that runs the product as it is: TypeScript, `#` imports and what the code calls. */
const OLDEST = [24, 7];

/**
 * Node 24: the one npm installed for this platform, else the one running now when it is new enough.
 * @returns {string} the path of its executable
 */
export function findNode() {
  const [platform, file] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  const installed = inCheckout('node_modules', `node-${platform}-${process.arch}`, 'bin', file);
  if (existsSync(installed)) return installed;
  if (!isOld(process.versions.node)) return process.execPath;
  throw new SetupError(
    `Please install Node.js ${OLDEST.join('.')} or later: npm has none for ${process.platform} on ` +
      `${process.arch}, and this machine runs ${process.versions.node}.`,
  );
}

/** Whether a Node of this version is too old for the product. @param {string} version e.g. `20.19.1` */
export function isOld(version) {
  const [major, minor] = version.split('.').map(Number);
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
}
