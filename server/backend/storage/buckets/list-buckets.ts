import * as v from 'valibot';
import { jsonReply } from '../../http/exchange.ts';
import type { Endpoint } from '../context.ts';
import { refusals } from '../refusals.ts';
import { jsonRows } from '../rows.ts';
import { actAsCaller } from '../session.ts';
import { BUCKET_JSON } from './bucket-row.ts';

const number = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.maxValue(most));

const options = v.object({
  limit: v.optional(number(1000), '1000'),
  offset: v.optional(number(999_999_999), '0'),
  search: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  sortColumn: v.optional(v.picklist(['id', 'name', 'created_at', 'updated_at']), 'name'),
  sortOrder: v.optional(v.picklist(['asc', 'desc']), 'asc'),
});

/** `GET /bucket` */
export const listBuckets: Endpoint = async ({ database }, request) => {
  const parsed = v.safeParse(options, Object.fromEntries(new URLSearchParams(request.search)));
  if (!parsed.success) throw refusals.invalidRequest(`querystring ${parsed.issues[0].message}`);
  const { limit, offset, search, sortColumn, sortOrder } = parsed.output;
  const [, found] = await database.batch([
    actAsCaller(request),
    {
      text: `select ${BUCKET_JSON} from storage.buckets where strpos(lower(name), lower($1)) > 0
        order by ${sortColumn} ${sortOrder}, id limit $2::int offset $3::int`,
      values: [search, String(limit), String(offset)],
    },
  ]);
  return jsonReply(200, jsonRows(found));
};
