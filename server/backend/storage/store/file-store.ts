import type { Readable } from 'node:stream';
import type { ByteRange } from '#domain/kernel/input/byte-range.ts';

/** Where the files of objects lie, each under a version that is never used twice. */
export type FileStore = {
  /** Takes a finished file from the spool. Once this has returned, the file outlives a loss of power. */
  adopt(path: string, version: string): Promise<void>;
  /** The file, or a part of it; undefined when it is not there. */
  read(version: string, range: ByteRange | undefined): Promise<Readable | undefined>;
  /** Gives a file a second version; false when it is not there any more. */
  copy(from: string, to: string): Promise<boolean>;
  /** Removes files; one that is gone already is no error. */
  remove(versions: readonly string[]): Promise<void>;
  /** Every file, with the moment it came here. */
  all(): AsyncIterable<StoredFile>;
};

export type StoredFile = { readonly version: string; readonly storedAt: Date };
