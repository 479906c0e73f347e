import { jsonReply } from '../../http/exchange.ts';
import type { Endpoint } from '../context.ts';
import { jsonBody } from '../json-body.ts';
import { refusals } from '../refusals.ts';
import { actAsCaller } from '../session.ts';
import { bucketColumns, bucketOptions } from './bucket-options.ts';

/** `PUT /bucket/<id>` */
export const updateBucket: Endpoint = async ({ database, settings }, request, { bucketId }) => {
  const columns = bucketColumns(await jsonBody(request, bucketOptions), settings.file_size_limit);
  const changes = columns.map(([column], index) => `, ${column} = $${index + 2}`).join('');
  const [, updated] = await database.batch([
    actAsCaller(request),
    {
      text: `update storage.buckets set id = id${changes} where id = $1`,
      values: [bucketId, ...columns.map(([, value]) => value)],
    },
  ]);
  if (updated?.tag === 'UPDATE 0') throw refusals.noSuchBucket();
  return jsonReply(200, { message: 'Successfully updated' });
};
