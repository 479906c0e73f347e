import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Everything that decides what a file of the content comes to: our own code, and the versions of the libraries. */
const SOURCES = ['server/adapters/content', 'domain', 'package-lock.json'];

/**
 * A hash that changes whenever unchanged content might come to something else.
 *
 * @param root the folder of the repository
 */
export async function compilerVersion(root = ROOT): Promise<string> {
  const paths = (await Promise.all(SOURCES.map((source) => filesUnder(root, source)))).flat().sort();
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path))));
  const hash = createHash('sha256').update(`${process.version}\0`);
  for (const [index, path] of paths.entries())
    hash
      .update(`${path}\0`)
      .update(texts[index] ?? '')
      .update('\0');
  return hash.digest('hex');
}

async function filesUnder(root: string, path: string): Promise<string[]> {
  if (path.endsWith('.json')) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
