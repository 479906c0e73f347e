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
  const client = join(distDir, 'client');
  const manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const built = manifest[SOURCE];
  if (!built) throw new Error(`The built client has no ${SOURCE}.`);
  return readFile(join(client, built.file), 'utf8');
}
