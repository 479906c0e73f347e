import { randomUUID } from 'node:crypto';
import type { StorageContext } from '../context.ts';
import type { Target } from '../target.ts';
import type { FileClaims } from './file-claims.ts';
import { fileMetadata } from './file-metadata.ts';
import { recordObject } from './record-object.ts';
import { isRefusal } from './is-refusal.ts';
import { removeFiles } from './remove-files.ts';
import type { WritingRight } from './writing-right.ts';

/**
 * Makes a file that has arrived an object: first the file is safe in the store, then there is a row for it. Whatever ends
 * the process in between leaves a file without a row, for the sweep, and never a row without its file.
 *
 * @param file in the spool, where it is no longer afterwards
 * @param uploadId the resumable upload that it came by, which has then ended
 * @throws StorageError, or pg's DatabaseError; nothing is then kept
 */
export async function storeFile(
  context: StorageContext,
  target: Target,
  right: WritingRight,
  file: { readonly path: string; readonly size: number },
  claims: FileClaims,
  uploadId?: string,
): Promise<{ readonly id: string }> {
  const version = randomUUID();
  try {
    await context.store.adopt(file.path, version);
    const metadata = fileMetadata(version, file.size, claims, new Date());
    const object = { ...target, version, metadata, userMetadata: claims.userMetadata, uploadId };
    const { id, replaced } = await recordObject(context, object, right);
    await removeFiles(context, [replaced]);
    return { id };
  } catch (error) {
    await context.spool.discard(file.path);
    // A connection that is lost in the middle may have saved the row all the same: then the sweep finds out.
    if (isRefusal(error)) await removeFiles(context, [version]);
    throw error;
  }
}
