import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HEAD_BYTES } from '../content/media-type.ts';
import { refusals } from '../refusals.ts';
import { sweepFolder } from './sweep-folder.ts';

/** A file that has arrived whole and lies beside its place. */
export type SpooledFile = {
  readonly path: string;
  readonly size: number;
  /** Its first bytes. */
  readonly head: Buffer;
};

/** Where files lie while they arrive. Nobody reads them there; what a killed server leaves is swept. */
export type Spool = {
  /** Writes a file as it arrives. @throws StorageError when it is larger than allowed or the disk is full */
  receive(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<SpooledFile>;
  /** @throws StorageError when so many bytes more would leave less than the floor free */
  mustHaveRoomFor(bytes: number): Promise<void>;
  discard(path: string): Promise<void>;
  /** Removes what nobody has written to since. */
  sweep(before: Date): Promise<void>;
};

/** How much is written before the disk is asked again how full it is. */
const ASK_AGAIN_BYTES = 8 * 1024 * 1024;
/** As much as waits for the disk. */
const WRITE_BYTES = 1024 * 1024;

/** @param floor bytes of the disk that stay free */
export function createSpool(folder: string, floor: number): Spool {
  const ready = mkdir(folder, { recursive: true, mode: 0o700 });
  ready.catch(() => undefined);

  async function mustHaveRoomFor(bytes: number): Promise<void> {
    await ready;
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize - bytes < floor) throw refusals.diskFull();
  }

  return {
    mustHaveRoomFor,

    async receive(chunks, maxBytes) {
      await mustHaveRoomFor(0);
      const path = join(folder, randomUUID());
      const head = Buffer.alloc(HEAD_BYTES);
      let size = 0;
      let asked = 0;
      async function* counted(): AsyncGenerator<Buffer> {
        for await (const chunk of chunks) {
          if (size < HEAD_BYTES) chunk.copy(head, size);
          size += chunk.length;
          if (size > maxBytes) throw refusals.tooLarge();
          if (size - asked > ASK_AGAIN_BYTES) {
            asked = size;
            await mustHaveRoomFor(0);
          }
          yield chunk;
        }
      }
      try {
        // Opened here: a stream opens its file when it likes, which may be after it was removed below.
        const file = await open(path, 'wx', 0o600);
        await pipeline(counted, file.createWriteStream({ highWaterMark: WRITE_BYTES }));
      } catch (error) {
        await rm(path, { force: true });
        throw isFull(error) ? refusals.diskFull() : error;
      }
      return { path, size, head: head.subarray(0, Math.min(size, HEAD_BYTES)) };
    },

    discard: (path) => rm(path, { force: true }),

    sweep: (before) => sweepFolder(folder, before),
  };
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
