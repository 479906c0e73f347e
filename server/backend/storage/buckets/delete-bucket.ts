import { jsonReply } from '../../http/exchange.ts';
import type { Endpoint } from '../context.ts';
import { refusals } from '../refusals.ts';
import { ACT_AS_SERVICE, actAsCaller } from '../session.ts';

/** `DELETE /bucket/<id>`, once it is empty. */
export const deleteBucket: Endpoint = async ({ database }, request, { bucketId }) => {
  await database.transaction(async ({ batch }) => {
    const [, visible, , kept] = await batch([
      actAsCaller(request),
      { text: 'select from storage.buckets where id = $1', values: [bucketId] },
      ACT_AS_SERVICE,
      { text: 'select from storage.objects where bucket_id = $1 limit 1', values: [bucketId] },
    ]);
    if (visible?.rows.length === 0) throw refusals.noSuchBucket();
    if (kept?.rows.length !== 0) throw refusals.bucketNotEmpty();
    const [, deleted] = await batch([
      actAsCaller(request),
      { text: 'delete from storage.buckets where id = $1', values: [bucketId] },
    ]);
    if (deleted?.tag === 'DELETE 0') throw refusals.noSuchBucket();
  });
  return jsonReply(200, { message: 'Successfully deleted' });
};
