import { jsonReply } from '../../http/exchange.ts';
import { readBucketRules } from '../buckets/read-bucket-rules.ts';
import { mustBeAllowed } from '../content/media-type.ts';
import type { Endpoint } from '../context.ts';
import { jsonBody } from '../json-body.ts';
import { mustBeKey } from '../names.ts';
import { refusals } from '../refusals.ts';
import { jsonRows } from '../rows.ts';
import { actAsCaller } from '../session.ts';
import { fromTo } from './from-to.ts';
import { FIND_OBJECT, type ObjectRow } from './object-row.ts';

/** `POST /object/move`: another name for the same file, which stays where it lies. */
export const moveObject: Endpoint = async (context, request) => {
  const {
    bucketId,
    sourceKey,
    destinationKey,
    destinationBucket = bucketId,
  } = await jsonBody(request, fromTo);
  mustBeKey(destinationKey);
  const rules =
    destinationBucket === bucketId ? undefined : await readBucketRules(context, destinationBucket);
  const id = await context.database.transaction(async ({ batch }) => {
    const place = [bucketId, sourceKey];
    const [, found] = await batch([actAsCaller(request), { text: FIND_OBJECT, values: place }]);
    const object = jsonRows<ObjectRow>(found).at(0);
    if (!object) throw refusals.noSuchKey();
    if (rules) {
      mustBeAllowed(object.metadata?.mimetype ?? '', rules.allowedTypes);
      if ((object.metadata?.size ?? 0) > rules.maxBytes) throw refusals.tooLarge();
    }
    const [moved] = await batch([
      {
        text: 'update storage.objects set bucket_id = $3, name = $4 where bucket_id = $1 and name = $2',
        values: [...place, destinationBucket, destinationKey],
      },
    ]);
    if (moved?.tag === 'UPDATE 0') throw refusals.noSuchKey();
    return object.id;
  });
  return jsonReply(200, {
    message: 'Successfully moved',
    Id: id,
    Key: `${destinationBucket}/${destinationKey}`,
  });
};
