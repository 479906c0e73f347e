import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A migration file: `version` is what stands before the first underscore of its name. */
export type Migration = {
  readonly version: string;
  readonly name: string;
  readonly text: string;
  /** The versions that it was folded from; empty unless it was. */
  readonly replaces: readonly string[];
  /** The release whose files those were. */
  readonly release: string;
};

/**
 * Reads the migrations of a folder in the order of their versions; none where there is no such folder.
 *
 * A folded file says so in the comment at its head, on as many lines as it takes:
 *
 *     -- replaces: 20261121090000 20261121090100
 *     -- of release: 0.1.0
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return Promise.all(
    files
      .filter((file) => /^\d+_.*\.sql$/.test(file))
      .sort()
      .map(async (file) => {
        const name = file.slice(0, -'.sql'.length);
        const split = name.indexOf('_');
        const text = await readFile(join(folder, file), 'utf8');
        return { version: name.slice(0, split), name: name.slice(split + 1), text, ...readFold(text) };
      }),
  );
}

function readFold(text: string): Pick<Migration, 'replaces' | 'release'> {
  const head = /^(?:--.*\r?\n)*/.exec(text)?.[0] ?? '';
  const [release = 'that had its migrations'] = valuesOf(head, 'of release');
  return { replaces: valuesOf(head, 'replaces'), release };
}

function valuesOf(head: string, key: string): string[] {
  const lines = head.matchAll(new RegExp(`^-- ${key}:(.*)$`, 'gm'));
  return [...lines].flatMap(([, values = '']) => values.split(/[\s,]+/).filter((value) => value !== ''));
}
