import * as v from 'valibot';
import { jsonReply } from '../../http/exchange.ts';
import type { Endpoint } from '../context.ts';
import { jsonBody } from '../json-body.ts';
import { refusals } from '../refusals.ts';
import { jsonRows, momentSql } from '../rows.ts';
import { actAsCaller } from '../session.ts';

const text = v.pipe(v.string(), v.maxLength(1024));
const count = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const body = v.object({
  prefix: v.optional(text, ''),
  limit: v.optional(count(1, 1000), 100),
  offset: v.optional(count(0, 10_000_000), 0),
  search: v.optional(v.nullable(text)),
  sortBy: v.optional(
    v.object({
      column: v.optional(v.picklist(['name', 'updated_at', 'created_at', 'last_accessed_at']), 'name'),
      order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
    }),
    {},
  ),
});

/**
 * `POST /object/list/<bucket>`: what is in a folder, as far as the caller may see it: the folders in it, which have no id,
 * and then the files.
 */
export const listObjects: Endpoint = async ({ database }, request, { bucketId }) => {
  const { prefix, limit, offset, search, sortBy } = await jsonBody(request, body);
  if (bucketId === '') throw refusals.noSuchBucket();
  const folder = prefix.replace(/^\/+|\/+$/g, '');
  const column = sortBy.column === 'name' ? 'entry collate "C"' : sortBy.column;
  const [, found] = await database.batch([
    actAsCaller(request),
    {
      text: `with inside as (
          select substr(name, char_length($2) + 1) as rest, id, updated_at, created_at, last_accessed_at, metadata
          from storage.objects where bucket_id = $1 and starts_with(name, $2)
        ), entries as (
          select split_part(rest, '/', 1) as entry, true as is_folder, null::uuid as id, null::timestamptz as updated_at,
            null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
          from inside where strpos(rest, '/') > 0 group by 1
          union all
          select rest, false, id, updated_at, created_at, last_accessed_at, metadata from inside where strpos(rest, '/') = 0
        )
        select json_build_object('name', entry, 'id', id, 'updated_at', ${momentSql('updated_at')},
          'created_at', ${momentSql('created_at')}, 'last_accessed_at', ${momentSql('last_accessed_at')}, 'metadata', metadata)
        from entries where starts_with(lower(entry), lower($3))
        order by is_folder desc, ${column} ${sortBy.order}, entry collate "C" ${sortBy.order} limit $4::int offset $5::int`,
      values: [
        bucketId,
        folder === '' ? '' : `${folder}/`,
        search?.replace(/^\/+/, '') ?? '',
        String(limit),
        String(offset),
      ],
    },
  ]);
  return jsonReply(200, jsonRows(found));
};
