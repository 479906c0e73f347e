import type { GatewayRequest } from '../../http/exchange.ts';
import { mustBeginAsClaimed } from '../content/media-type.ts';
import type { StorageContext } from '../context.ts';
import { storeFile } from '../objects/store-file.ts';
import type { WritingRight } from '../objects/writing-right.ts';
import { refusals } from '../refusals.ts';
import { holdUpload } from './hold-upload.ts';
import type { Upload } from './upload-row.ts';

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
  const hold = await holdUpload(context, upload.id);
  try {
    // Another request may have written since it was looked up.
    if ((await context.partial.size(upload.id)) !== offset) throw refusals.wrongOffset();
    const endUpload = context.uploads.begin(request);
    try {
      await append(context, request, upload, offset, hold.lost);
      const size = (await context.partial.size(upload.id)) ?? 0;
      if (size === upload.length) await finish(context, upload, right);
      return size;
    } finally {
      endUpload();
    }
  } finally {
    await hold.release();
  }
}

async function append(
  { partial }: StorageContext,
  request: GatewayRequest,
  { id, length }: Upload,
  offset: number,
  lost: AbortSignal,
): Promise<void> {
  const rest = length - offset;
  if (rest === 0) return;
  try {
    await partial.append(id, offset, request.chunks(rest), rest, lost);
  } catch (error) {
    throw lost.aborted ? refusals.locked() : error;
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
