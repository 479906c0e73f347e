import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inCheckout, progress } from './checkout.mjs';
import { onStderr, runChild } from './run-child.mjs';
import { runOnce } from './run-once.mjs';
import { SetupError } from './setup-error.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const MAC_APPS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const DEBIAN_BROWSER = 'chromium';
const DEBIAN_SHELL = 'chromium-headless-shell';

/**
 * Chromium or Chrome: CHROMIUM_PATH, an installed one, or on Debian, as root, the one we install. CHROMIUM_SHELL_PATH is
 * its headless shell, which works a page for half the processor's time but draws letters otherwise; where there is none,
 * the same browser.
 * @returns {Promise<{ CHROMIUM_PATH: string; CHROMIUM_SHELL_PATH: string }>} the paths of their executables
 */
export async function findBrowser() {
  const chosen = findChosen('CHROMIUM_PATH');
  const chosenShell = findChosen('CHROMIUM_SHELL_PATH');
  if (!chosen && process.getuid?.() === 0 && findCommand(['apt-get'])) await installMissing();
  const browser = chosen ?? findInstalled();
  if (!browser) {
    throw new SetupError(
      'The browser tests need Chromium or Chrome: please install one, or set CHROMIUM_PATH to its executable.',
    );
  }
  const shell = chosenShell ?? (chosen ? undefined : findCommand(SHELLS));
  return { CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: shell ?? browser };
}

/** @param {string} name a variable of the environment */
function findChosen(name) {
  const chosen = process.env[name];
  if (!chosen || isExecutable(chosen)) return chosen || undefined;
  throw new SetupError(`${name} names ${chosen}, which cannot be executed: please correct or unset it.`);
}

function findInstalled() {
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

/** What is missing of both in one call; the browser alone where its shell has no package (before Debian 12, on Ubuntu). */
async function installMissing() {
  const browser = findInstalled() ? [] : [DEBIAN_BROWSER];
  const shell = findCommand(SHELLS) ? [] : [DEBIAN_SHELL];
  if (browser.length > 0) {
    let code = await install(...browser, ...shell);
    if (code !== 0 && shell.length > 0) code = await install(...browser);
    if (code !== 0) throw new SetupError(`apt-get failed (exit code ${code}); its message is above.`);
  } else if (shell.length > 0) {
    // The tests run without it, too: a machine that cannot have it is not asked each time.
    const tried = inCheckout('node_modules', '.cache', 'tried-headless-shell');
    await runOnce(
      tried,
      () => DEBIAN_SHELL,
      () => install(...shell),
    );
  }
}

/** @param {string[]} packages @returns {Promise<number>} the exit code of apt-get */
async function install(...packages) {
  progress(`installing Debian's ${packages.join(' and ')} for the browser tests`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: onStderr, env };
  const code = await runChild('apt-get', ['update'], options);
  return code === 0
    ? runChild('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], options)
    : code;
}
