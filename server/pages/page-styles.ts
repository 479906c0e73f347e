import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCE = 'styles/pages.css';

/**
 * The style sheet of the public pages, which stands in every page itself: a slow connection then waits for one answer, not
 * two.
 *
 * @throws when the build has none
 */
export async function readPageStyles(distDir: string): Promise<string> {
  return readFile(join(distDir, 'client', await builtFile(distDir, SOURCE)), 'utf8');
}

/** The address of the script that lets guests answer the tasks of public lessons. @throws when the build has none */
export async function readGuestScript(distDir: string): Promise<string> {
  return `/${await builtFile(distDir, 'entry-guest.ts')}`;
}

/** The address of the script that checks certificates. @throws when the build has none */
export async function readVerifyScript(distDir: string): Promise<string> {
  return `/${await builtFile(distDir, 'entry-verify.ts', 'verify-manifest.json')}`;
}

/** The script of the file to keep, which checks certificates without a network. @throws when the build has none */
export async function readCheckerScript(distDir: string): Promise<string> {
  return readFile(join(distDir, 'checker', 'checker.js'), 'utf8');
}

async function builtFile(distDir: string, source: string, name = 'manifest.json'): Promise<string> {
  const manifest = JSON.parse(await readFile(join(distDir, 'client', '.vite', name), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const built = manifest[source];
  if (!built) throw new Error(`The built client has no ${source}.`);
  return built.file;
}
