import * as v from 'valibot';
import { jsonReply } from '../../http/exchange.ts';
import type { Endpoint } from '../context.ts';
import { jsonBody } from '../json-body.ts';
import { mustBeBucketName } from '../names.ts';
import { ownerOf } from '../owner.ts';
import { refusals } from '../refusals.ts';
import { actAsCaller } from '../session.ts';
import { bucketColumns, bucketOptions } from './bucket-options.ts';

const body = v.object({
  id: v.optional(v.string()),
  name: v.string(),
  type: v.optional(v.string(), 'STANDARD'),
  ...bucketOptions.entries,
});

/** `POST /bucket` */
export const createBucket: Endpoint = async ({ database, settings }, request) => {
  const { name, type, id = name, ...options } = await jsonBody(request, body);
  mustBeBucketName(id);
  mustBeBucketName(name);
  if (type !== 'STANDARD') throw refusals.invalidRequest('Only buckets of the type STANDARD are kept here.');
  const { owner, ownerId } = ownerOf(request.identity);
  const columns: [string, string | null][] = [
    ['id', id],
    ['name', name],
    ['owner', owner],
    ['owner_id', ownerId],
    ...bucketColumns(options, settings.file_size_limit),
  ];
  const names = columns.map(([column]) => column).join(', ');
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  await database.batch([
    actAsCaller(request),
    {
      text: `insert into storage.buckets (${names}) values (${places})`,
      values: columns.map(([, value]) => value),
    },
  ]);
  return jsonReply(200, { name });
};
