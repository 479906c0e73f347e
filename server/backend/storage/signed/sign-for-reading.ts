import * as v from 'valibot';
import { jsonReply } from '../../http/exchange.ts';
import type { Endpoint } from '../context.ts';
import { jsonBody } from '../json-body.ts';
import { findObject } from '../objects/find-object.ts';
import { actAsCaller } from '../session.ts';
import { readBucketRules } from '../buckets/read-bucket-rules.ts';

const TEN_YEARS = 315_360_000;
const expiresIn = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TEN_YEARS));
const one = v.object({ expiresIn });
const several = v.object({
  expiresIn,
  paths: v.pipe(v.array(v.pipe(v.string(), v.maxLength(1024))), v.minLength(1), v.maxLength(1000)),
});

/** `POST /object/sign/<bucket>/<key>`: an address that reads the file for whoever has it. */
export const signForReading: Endpoint = async (context, request, target) => {
  const { expiresIn: seconds } = await jsonBody(request, one);
  await findObject(context, request, target, 'policies');
  const token = await context.signed.sign('storage:read', target, seconds, request.identity);
  return jsonReply(200, { signedURL: address(`${target.bucketId}/${target.name}`, token) });
};

/** `POST /object/sign/<bucket>`: the same for many names; of each that the caller may not read it is said. */
export const signManyForReading: Endpoint = async (context, request, { bucketId }) => {
  const { expiresIn: seconds, paths } = await jsonBody(request, several);
  await readBucketRules(context, bucketId);
  const [, found] = await context.database.batch([
    actAsCaller(request),
    {
      text: `select name from storage.objects
        where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb))`,
      values: [bucketId, JSON.stringify(paths)],
    },
  ]);
  const readable = new Set(found?.rows.map(([name]) => name));
  const signed = paths.map(async (path) => {
    if (!readable.has(path)) {
      const error = 'Either the object does not exist or you do not have access to it';
      return { error, path, signedURL: null };
    }
    const token = await context.signed.sign(
      'storage:read',
      { bucketId, name: path },
      seconds,
      request.identity,
    );
    return { error: null, path, signedURL: address(`${bucketId}/${path}`, token) };
  });
  return jsonReply(200, await Promise.all(signed));
};

/** The client encodes it. */
function address(path: string, token: string): string {
  return `/object/sign/${path}?token=${token}`;
}
