import type { Endpoint } from '../context.ts';
import { refusals } from '../refusals.ts';
import { StorageError } from '../storage-error.ts';
import { findUpload } from './find-upload.ts';
import { byteCount, hasPiece, TUS_HEADERS } from './protocol.ts';
import { receivePiece } from './receive-piece.ts';

/** `PATCH /upload/resumable/<id>`: the next piece. */
export const continueUpload: Endpoint = async (context, request) => {
  const { upload, offset, right } = await findUpload(context, request);
  if (!hasPiece(request)) {
    throw new StorageError(415, 'TusError', 'A piece has the type application/offset+octet-stream');
  }
  if (byteCount(request.headers['upload-offset']) !== offset) {
    throw refusals.wrongOffset();
  }
  await context.spool.mustHaveRoomFor(upload.length - offset);
  const reached = await receivePiece(context, request, upload, offset, right);
  return {
    status: 204,
    headers: {
      ...TUS_HEADERS,
      'upload-offset': String(reached),
      'upload-expires': new Date(upload.expiresAt).toUTCString(),
    },
  };
};
