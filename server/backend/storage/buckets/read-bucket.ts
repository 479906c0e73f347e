import { jsonReply } from '../../http/exchange.ts';
import type { Endpoint } from '../context.ts';
import { refusals } from '../refusals.ts';
import { jsonRows } from '../rows.ts';
import { actAsCaller } from '../session.ts';
import { BUCKET_JSON } from './bucket-row.ts';

/** `GET /bucket/<id>` */
export const readBucket: Endpoint = async ({ database }, request, { bucketId }) => {
  const [, found] = await database.batch([
    actAsCaller(request),
    { text: `select ${BUCKET_JSON} from storage.buckets where id = $1`, values: [bucketId] },
  ]);
  const bucket = jsonRows(found).at(0);
  if (bucket === undefined) throw refusals.noSuchBucket();
  return jsonReply(200, bucket);
};
