import type { Endpoint } from '../context.ts';
import { findUpload } from './find-upload.ts';
import { TUS_HEADERS } from './protocol.ts';
import { receivePiece } from './receive-piece.ts';

/** `HEAD /upload/resumable/<id>`: where to go on. */
export const readUpload: Endpoint = async (context, request) => {
  const { upload, offset, right } = await findUpload(context, request);
  // All of it has come, and the server ended before it was an object: the sender will not come again.
  if (offset === upload.length) await receivePiece(context, request, upload, offset, right);
  return {
    status: 200,
    headers: {
      ...TUS_HEADERS,
      'upload-offset': String(offset),
      'upload-length': String(upload.length),
      'upload-expires': new Date(upload.expiresAt).toUTCString(),
    },
  };
};
