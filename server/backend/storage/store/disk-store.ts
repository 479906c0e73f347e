import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { isVersion } from './is-version.ts';

/** As much as one read takes from the disk: with less, a large file costs twice the processor time. */
const READ_BYTES = 256 * 1024;

/** Keeps files in a folder, spread over 256 others by the beginning of their version. */
export function createDiskStore(folder: string): FileStore {
  function pathOf(version: string): string {
    if (!isVersion(version)) throw new Error('A file is kept under a version, and this is none.');
    return join(folder, version.slice(0, 2), version);
  }

  /** Puts a file into its place, whose folder is made when it is the first one there. */
  async function place(path: string, put: () => Promise<void>): Promise<void> {
    try {
      await put();
    } catch (error) {
      if (!isMissing(error)) throw error;
      await mkdir(dirname(path), { recursive: true });
      await syncFolder(folder);
      await put();
    }
    await syncFolder(dirname(path));
  }

  return {
    async adopt(path, version) {
      const target = pathOf(version);
      await syncFile(path);
      await place(target, () => rename(path, target));
    },

    async read(version, range) {
      const file = await open(pathOf(version)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return file?.createReadStream({ ...range, highWaterMark: READ_BYTES });
    },

    async copy(from, to) {
      const [source, target] = [pathOf(from), pathOf(to)];
      if (!(await stat(source).catch(() => undefined))) return false;
      await place(target, async () => {
        try {
          await link(source, target);
        } catch (error) {
          if (isMissing(error)) throw error;
          // A file system without links.
          await copyFile(source, target, constants.COPYFILE_EXCL);
          await syncFile(target);
        }
      });
      return true;
    },

    async remove(versions) {
      for (const version of versions) await rm(pathOf(version), { force: true });
    },

    async *all() {
      for (const part of await foldersOf(folder)) {
        for (const version of await foldersOf(join(folder, part))) {
          const found = await stat(join(folder, part, version)).catch(() => undefined);
          // A link is a change of the file too, and as new as what it was made for.
          if (found) yield { version, storedAt: found.ctime };
        }
      }
    },
  };
}

/** What is in a folder; nothing while nobody has made it. */
async function foldersOf(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the names in a folder last. Windows has no such thing, and answers that it may not be done. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => undefined);
  try {
    await folder?.sync();
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  } finally {
    await folder?.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
