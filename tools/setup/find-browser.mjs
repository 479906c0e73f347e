import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { progress } from './checkout.mjs';
import { onStderr, runChild } from './run-child.mjs';
import { SetupError } from './setup-error.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_APPS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * Chromium or Chrome: CHROMIUM_PATH, an installed one, or on Debian, as root, the one we install.
 * @returns {Promise<string>} the path of its executable
 */
export async function findBrowser() {
  const found = findInstalled();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && findCommand(['apt-get'])) {
    await installFromDebian();
    const installed = findInstalled();
    if (installed) return installed;
  }
  throw new SetupError(
    'The browser tests need Chromium or Chrome: please install one, or set CHROMIUM_PATH to its executable.',
  );
}

function findInstalled() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new SetupError(
      `CHROMIUM_PATH names ${chosen}, which cannot be executed: please correct or unset it.`,
    );
  }
  const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
    (name) => process.env[name],
  );
  const windowsPaths = windowsFolders
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  return findCommand(COMMANDS) ?? [...MAC_APPS, ...windowsPaths].find((path) => existsSync(path));
}

function findCommand(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installFromDebian() {
  progress("installing Debian's chromium for the browser tests");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const code = await runChild('apt-get', args, { stdio: onStderr, env });
    if (code !== 0)
      throw new SetupError(`apt-get ${args[0]} failed (exit code ${code}); its message is above.`);
  }
}
