import type { Endpoint } from '../context.ts';
import { ACT_AS_SERVICE } from '../session.ts';
import { findUpload } from './find-upload.ts';
import { TUS_HEADERS } from './protocol.ts';

/** `DELETE /upload/resumable/<id>` */
export const giveUpUpload: Endpoint = async (context, request) => {
  const { upload } = await findUpload(context, request);
  await context.database.batch([
    ACT_AS_SERVICE,
    { text: 'delete from storage.resumable_uploads where id = $1', values: [upload.id] },
  ]);
  await context.partial.remove(upload.id);
  return { status: 204, headers: TUS_HEADERS };
};
