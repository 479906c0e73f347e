import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from '../../backend/log.ts';
import type { KnownFiles } from './reading/known-files.ts';

/**
 * Keeps what the files of the content came to, so that a start reads only those that changed. A file is known by its
 * text and by the compiler, never by a date or a name alone, and the rows of the database are compared at every start:
 * an old, lost or broken cache costs time and nothing else.
 */
export type ContentCache = {
  /** What was saved by the same compiler; nothing when it cannot be read. */
  load(compiler: string): Promise<KnownFiles>;
  save(compiler: string, files: KnownFiles): Promise<void>;
};

type Saved = { readonly compiler: string; readonly files: KnownFiles };

/**
 * A cache in one file, which is replaced as a whole: a server that starts beside this one reads the old or the new one.
 *
 * @param log told when the file cannot be written; the import itself has succeeded then
 */
export function createContentCache(path: string, log: Pick<Log, 'warn'>): ContentCache {
  return {
    async load(compiler) {
      try {
        const saved = JSON.parse(await readFile(path, 'utf8')) as Saved;
        return saved.compiler === compiler ? saved.files : {};
      } catch {
        return {}; // The first start, or a file that something else has damaged.
      }
    },
    async save(compiler, files) {
      const draft = `${path}.${randomUUID()}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        // Answer keys are in it.
        await writeFile(draft, JSON.stringify({ compiler, files } satisfies Saved), { mode: 0o600 });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        log.warn('the content cache could not be written; the next start reads all content again', {
          reason: String(error),
        });
      }
    },
  };
}
