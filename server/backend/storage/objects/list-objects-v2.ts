import * as v from 'valibot';
import { jsonReply } from '../../http/exchange.ts';
import type { Endpoint } from '../context.ts';
import { jsonBody } from '../json-body.ts';
import { refusals } from '../refusals.ts';
import { jsonRows, momentSql } from '../rows.ts';
import { actAsCaller } from '../session.ts';
import { type ListCursor, readCursor, writeCursor } from './list-cursor.ts';

const body = v.object({
  prefix: v.optional(v.pipe(v.string(), v.maxLength(1024)), ''),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1000),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(8192))),
  with_delimiter: v.optional(v.boolean(), false),
  sortBy: v.optional(
    v.object({
      column: v.picklist(['name', 'updated_at', 'created_at']),
      order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
    }),
    { column: 'name' },
  ),
});

const MOST = 1000;

type Entry = { readonly key: string; readonly at: string | null; readonly isFolder: boolean };

/** `POST /object/list-v2/<bucket>`: every object below a prefix, page by page; with a delimiter its folders stand for theirs. */
export const listObjectsV2: Endpoint = async ({ database }, request, { bucketId }) => {
  const order = await jsonBody(request, body);
  if (bucketId === '') throw refusals.noSuchBucket();
  const limit = Math.min(order.limit, MOST);
  const after = order.cursor === undefined ? undefined : readCursor(order.cursor);
  const sorting = after ?? order.sortBy;
  const isByName = sorting.column === 'name';
  const beyond = sorting.order === 'asc' ? '>' : '<';
  const [, found] = await database.batch([
    actAsCaller(request),
    {
      text: `with inside as (
          select name, substr(name, char_length($2) + 1) as rest, id, updated_at, created_at, last_accessed_at, metadata
          from storage.objects where bucket_id = $1 and starts_with(name, $2)
        ), entries as (
          select name as key, false as is_folder, id, updated_at, created_at, last_accessed_at, metadata
          from inside ${order.with_delimiter ? FILES_AND_FOLDERS : ''}
        ), sorted as (
          select *, ${isByName ? 'null::numeric' : `extract(epoch from ${sorting.column})`} as at from entries
        )
        select json_build_object('key', key, 'at', at::text, 'isFolder', is_folder),
          json_build_object('key', key, 'name', key, 'id', id, 'updated_at', ${momentSql('updated_at')},
            'created_at', ${momentSql('created_at')}, 'last_accessed_at', ${momentSql('last_accessed_at')}, 'metadata', metadata)
        from sorted
        where $3::text is null or ${isByName ? `key collate "C" ${beyond} $3 and $4::numeric is null` : `(at, key collate "C") ${beyond} ($4::numeric, $3)`}
        order by ${isByName ? '' : `at ${sorting.order}, `}key collate "C" ${sorting.order} limit $5::int`,
      values: [bucketId, order.prefix, after?.key ?? null, after?.at ?? null, String(limit + 1)],
    },
  ]);
  const page = (found?.rows ?? []).slice(0, limit);
  const entries = jsonRows<Entry>(found && { ...found, rows: page });
  const last = entries.at(-1);
  const hasNext = (found?.rows.length ?? 0) > limit && last !== undefined;
  return jsonReply(200, {
    hasNext,
    ...(hasNext ? { nextCursor: writeCursor(positionOf(last, sorting)) } : {}),
    folders: entries.filter(({ isFolder }) => isFolder).map(({ key }) => ({ name: key, key })),
    objects: page
      .filter((_, index) => entries[index]?.isFolder === false)
      .map(([, object]) => JSON.parse(object ?? 'null') as unknown),
  });
};

const FILES_AND_FOLDERS = `where strpos(rest, '/') = 0
  union all
  select $2 || split_part(rest, '/', 1) || '/', true, null, max(updated_at), max(created_at), null, null
  from inside where strpos(rest, '/') > 0 group by 1`;

function positionOf(
  { key, at }: Entry,
  { column, order = 'asc' }: Partial<Pick<ListCursor, 'order'>> & Pick<ListCursor, 'column'>,
): ListCursor {
  return { column, order, key, at };
}
