import type { GatewayRequest } from '../../http/exchange.ts';
import type { StorageContext } from '../context.ts';
import type { WritingRight } from '../objects/writing-right.ts';
import { refusals } from '../refusals.ts';
import { jsonRows } from '../rows.ts';
import { ACT_AS_SERVICE } from '../session.ts';
import { isSigned, mustSpeakTus } from './protocol.ts';
import { rightOfUpload } from './right-of-upload.ts';
import { FIND_UPLOAD, type Upload } from './upload-row.ts';

/** An upload that the caller began, how much of it has come, and the right that the file will be written by. */
export type FoundUpload = { readonly upload: Upload; readonly offset: number; readonly right: WritingRight };

/** Finds the upload of a request's path. Another's is not found. @throws StorageError */
export async function findUpload(context: StorageContext, request: GatewayRequest): Promise<FoundUpload> {
  mustSpeakTus(request);
  // Whoever looks on as somebody else only reads; what comes below is not all asked of the policies.
  if (request.identity.claims.act !== undefined) throw refusals.noSuchUpload();
  const id = request.path.split('/').at(-1) ?? '';
  const [, found] = await context.database.batch([ACT_AS_SERVICE, { text: FIND_UPLOAD, values: [id] }]);
  const upload = jsonRows<Upload>(found).at(0);
  if (!upload || upload.isSigned !== isSigned(request.path)) throw refusals.noSuchUpload();
  const right = await rightOfUpload(context, request, upload, upload.upsert);
  const offset = await context.partial.size(id);
  if (right.ownerId !== upload.ownerId || offset === undefined) throw refusals.noSuchUpload();
  return { upload, offset, right };
}
