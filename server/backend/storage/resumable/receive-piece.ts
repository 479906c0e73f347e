import type { GatewayRequest } from '../../http/exchange.ts';
import { mustBeginAsClaimed } from '../content/media-type.ts';
import type { StorageContext } from '../context.ts';
import { storeFile } from '../objects/store-file.ts';
import type { WritingRight } from '../objects/writing-right.ts';
import { refusals } from '../refusals.ts';
import type { Upload } from './upload-row.ts';

/** Uploads that a request of this process writes to. */
const written = new Set<string>();

/**
 * Takes in a piece of a file, if there is one; with the last one the file becomes an object, by the right of who sends it.
 *
 * @returns how much of the file is there now
 * @throws StorageError, or pg's DatabaseError when the policies refuse
 */
export async function receivePiece(
  context: StorageContext,
  request: GatewayRequest,
  upload: Upload,
  offset: number,
  right: WritingRight,
): Promise<number> {
  if (written.has(upload.id)) throw refusals.locked();
  written.add(upload.id);
  const endUpload = context.uploads.begin(request);
  try {
    const rest = upload.length - offset;
    if (rest > 0) await context.partial.append(upload.id, offset, request.chunks(rest), rest);
    const size = (await context.partial.size(upload.id)) ?? 0;
    if (size === upload.length) await finish(context, upload, right);
    return size;
  } finally {
    endUpload();
    written.delete(upload.id);
  }
}

async function finish(context: StorageContext, upload: Upload, right: WritingRight): Promise<void> {
  const { id, bucketId, name, length: size } = upload;
  try {
    mustBeginAsClaimed(upload.mimetype, await context.partial.head(id));
    await storeFile(
      context,
      { bucketId, name },
      right,
      { path: context.partial.pathOf(id), size },
      upload,
      id,
    );
  } catch (error) {
    await context.partial.remove(id);
    throw error;
  }
}
