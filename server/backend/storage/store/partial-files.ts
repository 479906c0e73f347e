import { createWriteStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HEAD_BYTES } from '../content/media-type.ts';
import { refusals } from '../refusals.ts';
import { sweepFolder } from './sweep-folder.ts';

/** Files that arrive in several requests. What has come of one stays until it is whole, given up or too old. */
export type PartialFiles = {
  create(id: string): Promise<void>;
  /** How much has come; undefined when there is no such file. */
  size(id: string): Promise<number | undefined>;
  /**
   * Writes on, and keeps what came even when the visitor goes away.
   *
   * @param stop ends it in the middle
   * @throws StorageError when there is more than the rest of the file
   */
  append(
    id: string,
    offset: number,
    chunks: AsyncIterable<Buffer>,
    maxBytes: number,
    stop: AbortSignal,
  ): Promise<void>;
  /** Its first bytes. */
  head(id: string): Promise<Buffer>;
  pathOf(id: string): string;
  remove(id: string): Promise<void>;
  /** Removes what nobody has written to since. */
  sweep(before: Date): Promise<void>;
};

export function createPartialFiles(folder: string): PartialFiles {
  const pathOf = (id: string) => join(folder, id);
  return {
    pathOf,

    async create(id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await (await open(pathOf(id), 'wx', 0o600)).close();
    },

    size: async (id) => (await stat(pathOf(id)).catch(() => undefined))?.size,

    async append(id, offset, chunks, maxBytes, stop) {
      async function* bounded(): AsyncGenerator<Buffer> {
        let length = 0;
        for await (const chunk of chunks) {
          length += chunk.length;
          if (length > maxBytes) throw refusals.tooLarge();
          yield chunk;
        }
      }
      await pipeline(bounded, createWriteStream(pathOf(id), { flags: 'r+', start: offset }), {
        signal: stop,
      });
    },

    async head(id) {
      const file = await open(pathOf(id));
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },

    remove: (id) => rm(pathOf(id), { force: true }),

    sweep: (before) => sweepFolder(folder, before),
  };
}
