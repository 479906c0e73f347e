import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from '../../backend/log.ts';

/**
 * Keeps what the content came to, so that a start or a check reads only what changed. What is `Known` is known by its
 * text and by the compiler, never by a date or a name alone, and a start compares the rows of the database every time:
 * an old, lost or broken cache costs time and nothing else.
 */
export type ContentCache<Known extends object> = {
  /** What was saved by the same compiler; undefined when there is nothing or it cannot be read. */
  load(compiler: string): Promise<Known | undefined>;
  save(compiler: string, known: Known): Promise<void>;
};

type Saved<Known> = { readonly compiler: string; readonly known: Known };

/**
 * A cache in one file, which is replaced as a whole: a server that starts beside this one reads the old or the new one.
 *
 * @param log told when the file cannot be written; the import itself has succeeded then
 */
export function createContentCache<Known extends object>(
  path: string,
  log: Pick<Log, 'warn'>,
): ContentCache<Known> {
  return {
    async load(compiler) {
      try {
        const saved = JSON.parse(await readFile(path, 'utf8')) as Saved<Known>;
        return saved.compiler === compiler ? saved.known : undefined;
      } catch {
        return undefined; // The first time, or a file that something else has damaged.
      }
    },
    async save(compiler, known) {
      const draft = `${path}.${randomUUID()}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        // Answer keys are in it.
        await writeFile(draft, JSON.stringify({ compiler, known } satisfies Saved<Known>), { mode: 0o600 });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        log.warn('the content cache could not be written; all content will be read again', {
          reason: String(error),
        });
      }
    },
  };
}
