import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { jsonReply } from '../../http/exchange.ts';
import { readBucketRules } from '../buckets/read-bucket-rules.ts';
import { HEAD_BYTES, mediaType, mustBeAllowed, mustBeginAsClaimed } from '../content/media-type.ts';
import type { Endpoint, StorageContext } from '../context.ts';
import { jsonBody } from '../json-body.ts';
import { mustBeKey } from '../names.ts';
import { refusals } from '../refusals.ts';
import { jsonRows } from '../rows.ts';
import { actAsCaller } from '../session.ts';
import { cacheControl } from './file-claims.ts';
import { fileMetadata } from './file-metadata.ts';
import { fromTo } from './from-to.ts';
import { isRefusal } from './is-refusal.ts';
import { FIND_OBJECT, type ObjectRow } from './object-row.ts';
import { mustBeWritable, recordObject } from './record-object.ts';
import { removeFiles } from './remove-files.ts';
import { callersRight } from './writing-right.ts';

const body = v.object({
  ...fromTo.entries,
  copyMetadata: v.optional(v.boolean(), true),
  metadata: v.optional(
    v.object({ cacheControl: v.optional(v.string()), mimetype: v.optional(v.string()) }),
    {},
  ),
});

/** `POST /object/copy` */
export const copyObject: Endpoint = async (context, request) => {
  const order = await jsonBody(request, body);
  const { bucketId, sourceKey, destinationKey, destinationBucket = bucketId } = order;
  mustBeKey(destinationKey);
  const [, found] = await context.database.batch([
    actAsCaller(request),
    { text: FIND_OBJECT, values: [bucketId, sourceKey] },
  ]);
  const source = jsonRows<ObjectRow>(found).at(0);
  if (!source?.metadata || source.version === null) throw refusals.noSuchKey();

  const { size } = source.metadata;
  const said = order.copyMetadata ? {} : order.metadata;
  const claims = {
    mimetype: said.mimetype === undefined ? source.metadata.mimetype : mediaType(said.mimetype),
    cacheControl:
      said.cacheControl === undefined ? source.metadata.cacheControl : cacheControl(said.cacheControl),
    userMetadata: order.copyMetadata && source.user_metadata ? JSON.stringify(source.user_metadata) : null,
  };
  const rules = await readBucketRules(context, destinationBucket);
  mustBeAllowed(claims.mimetype, rules.allowedTypes);
  if (claims.mimetype !== source.metadata.mimetype) {
    mustBeginAsClaimed(
      claims.mimetype,
      size === 0 ? Buffer.alloc(0) : await headOf(context.store, source.version),
    );
  }
  if (size > rules.maxBytes) throw refusals.tooLarge();
  const target = { bucketId: destinationBucket, name: destinationKey };
  const right = callersRight(request);
  const version = randomUUID();
  const metadata = fileMetadata(version, size, claims, new Date());
  await mustBeWritable(context.database, target, right, metadata);
  await context.spool.mustHaveRoomFor(size);
  try {
    if (!(await context.store.copy(source.version, version))) throw refusals.noSuchKey();
    const object = { ...target, version, metadata, userMetadata: claims.userMetadata };
    const { id, replaced } = await recordObject(context, object, right);
    await removeFiles(context, [replaced]);
    return jsonReply(200, { ...metadata, Id: id, Key: `${destinationBucket}/${destinationKey}` });
  } catch (error) {
    if (isRefusal(error)) await removeFiles(context, [version]);
    throw error;
  }
};

/** The first bytes of a file. @throws StorageError when it is not there any more */
async function headOf(store: StorageContext['store'], version: string): Promise<Buffer> {
  const body = await store.read(version, { start: 0, end: HEAD_BYTES - 1 });
  if (!body) throw refusals.noSuchKey();
  return Buffer.concat(await body.toArray());
}
