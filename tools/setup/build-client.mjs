import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inCheckout, progress } from './checkout.mjs';
import { onStderr, runChild, toolEnvironment } from './run-child.mjs';
import { runOnce } from './run-once.mjs';
import { SetupError } from './setup-error.mjs';

const SCRIPT = 'tools/build-client.ts';
/** Files and folders whose content ends up in the build. */
const SOURCES = [
  'client',
  'domain',
  'content',
  'supabase/config.toml',
  SCRIPT,
  'tools/build',
  // The lesson gallery of the workshop, what renders it and what answers it.
  'docs/gallery',
  'tools/gallery',
  'server/adapters/content',
  'server/functions/learning',
  'package-lock.json',
];
/** Never built in: tests, and the lessons, which the server imports when it starts. */
const NOT_BUILT = /\.test\.tsx?$|^content[\\/].*\.(?:lesson\.md|quiz\.yaml|lecture\.yaml)$/;
const CONFIG_FILE = /^(?:vite|lingui)\..*config\.ts$|^vite\.config\.ts$/;

/**
 * Builds the client when its sources changed since the last build.
 * @param {string} node path of Node 24
 */
export async function buildClient(node) {
  if (!existsSync(inCheckout(SCRIPT))) return;
  await runOnce(inCheckout('dist', '.build-hash'), hashSources, async () => {
    progress('building the client');
    const code = await runChild(node, [SCRIPT], { stdio: onStderr, env: toolEnvironment(node) });
    if (code !== 0)
      throw new SetupError(`The client could not be built (exit code ${code}); the reason is above.`);
  });
}

function hashSources() {
  const configs = readdirSync(inCheckout()).filter((name) => CONFIG_FILE.test(name));
  const hash = createHash('sha256');
  for (const path of [...SOURCES, ...configs].flatMap(filesUnder).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(inCheckout(path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** All files at or below a path that end up in the build. @param {string} path @returns {string[]} */
function filesUnder(path) {
  const stat = statSync(inCheckout(path), { throwIfNoEntry: false });
  if (stat === undefined || NOT_BUILT.test(path)) return [];
  return stat.isDirectory()
    ? readdirSync(inCheckout(path)).flatMap((name) => filesUnder(join(path, name)))
    : [path];
}
