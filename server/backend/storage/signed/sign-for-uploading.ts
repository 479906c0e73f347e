import { jsonReply } from '../../http/exchange.ts';
import type { Endpoint } from '../context.ts';
import { mustBeKey } from '../names.ts';
import { readBucketRules } from '../buckets/read-bucket-rules.ts';
import { mustBeWritable } from '../objects/record-object.ts';
import { callersRight } from '../objects/writing-right.ts';

/** Two hours, as the client's documentation says. */
const LIFE_SECONDS = 7200;

/** `POST /object/upload/sign/<bucket>/<key>`: an address that writes the file for whoever has it, if the caller may write it. */
export const signForUploading: Endpoint = async (context, request, target) => {
  mustBeKey(target.name);
  await readBucketRules(context, target.bucketId);
  const right = callersRight(request);
  await mustBeWritable(context.database, target, right, {});
  const { ownerId: owner, upsert, hasQuota } = right;
  const token = await context.signed.sign('storage:upload', target, LIFE_SECONDS, request.identity, {
    owner,
    upsert,
    hasQuota,
  });
  const url = `/object/upload/sign/${target.bucketId}/${encodeURI(target.name)}?token=${token}`;
  return jsonReply(200, { url, token });
};
