import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { inCheckout, progress } from './checkout.mjs';
import { findNode, isOld } from './find-node.mjs';
import { onStderr, runChild, toolEnvironment } from './run-child.mjs';
import { runOnce } from './run-once.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * `npm install` and not `npm ci`: some platform packages that the lock names are not served everywhere, and `ci`
 * gives up on them. Development and optional packages are named because npm's settings could leave them out; its
 * warnings are about the machine's Node, which runs nothing of this.
 */
const INSTALL =
  'install --no-audit --no-fund --ignore-scripts --include=dev --include=optional --loglevel=error'.split(
    ' ',
  );

/** Installs what package-lock.json says when node_modules is missing or was made from another lock. */
export async function installPackages() {
  await runOnce(inCheckout('node_modules', '.cache', 'installed-lock'), readFingerprint, async () => {
    const lock = readLock();
    progress('installing packages (the first time takes a minute or two)');
    try {
      await runNpm(process.execPath);
      // On an old Node, npm leaves out the native parts of the build tools, whose `engines` exclude it.
      if (isOld(process.versions.node)) await runNpm(findNode());
    } finally {
      restore(lock);
    }
  });
}

function readLock() {
  return readFileSync(inCheckout('package-lock.json'));
}

function readFingerprint() {
  return createHash('sha256')
    .update(readLock())
    .update(process.platform + process.arch)
    .digest('hex');
}

/** @param {string} node path of the Node that npm runs on @returns {Promise<void>} */
async function runNpm(node) {
  const options = { stdio: onStderr, env: toolEnvironment(node) };
  // Set when npm runs us: that very npm, without a search through PATH or a Windows .cmd file.
  const npm = process.env.npm_execpath;
  const code =
    npm && /npm-cli\.[cm]?js$/.test(npm)
      ? await runChild(node, [npm, ...INSTALL], options)
      : await runChild('npm', INSTALL, { ...options, shell: process.platform === 'win32' }).catch(noNpm);
  if (code !== 0) {
    throw new SetupError(`npm could not install the packages (exit code ${code}); its own message is above.`);
  }
}

/** @param {NodeJS.ErrnoException} error @returns {never} */
function noNpm(error) {
  throw new SetupError(`npm could not be started (${error.code}): please install Node.js together with npm.`);
}

/** Older npm versions rewrite the lock in their own way; the committed one stays as it is. */
function restore(lock) {
  if (!readLock().equals(lock)) writeFileSync(inCheckout('package-lock.json'), lock);
}
