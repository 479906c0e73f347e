import * as v from 'valibot';
import { jsonReply } from '../../http/exchange.ts';
import type { Endpoint } from '../context.ts';
import { jsonBody } from '../json-body.ts';
import { refusals } from '../refusals.ts';
import { jsonRows } from '../rows.ts';
import { actAsCaller } from '../session.ts';
import { OBJECT_JSON, type ObjectRow } from './object-row.ts';
import { removeFiles } from './remove-files.ts';

const body = v.object({
  prefixes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(1024))), v.minLength(1), v.maxLength(1000)),
});

/** `DELETE /object/<bucket>`: removes what the caller may remove of the names, and says what that was. */
export const removeObjects: Endpoint = async (context, request, { bucketId }) => {
  const { prefixes } = await jsonBody(request, body);
  const [, deleted] = await context.database.batch([
    actAsCaller(request),
    {
      text: `delete from storage.objects
        where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb)) returning ${OBJECT_JSON}`,
      values: [bucketId, JSON.stringify(prefixes)],
    },
  ]);
  const removed = jsonRows<ObjectRow>(deleted);
  await removeFiles(
    context,
    removed.map(({ version }) => version),
  );
  return jsonReply(200, removed);
};

/** `DELETE /object/<bucket>/<key>` */
export const removeObject: Endpoint = async (context, request, { bucketId, name }) => {
  const [, deleted] = await context.database.batch([
    actAsCaller(request),
    {
      text: 'delete from storage.objects where bucket_id = $1 and name = $2 returning version',
      values: [bucketId, name],
    },
  ]);
  const gone = deleted?.rows.at(0);
  if (!gone) throw refusals.noSuchKey();
  await removeFiles(context, [gone[0] ?? null]);
  return jsonReply(200, { message: 'Successfully deleted' });
};
