import type { GatewayRequest } from '../../http/exchange.ts';
import { BUCKET_RULES, type BucketRules } from '../buckets/bucket-row.ts';
import type { StorageContext } from '../context.ts';
import type { Target } from '../target.ts';
import { mustBeKey } from '../names.ts';
import { refusals } from '../refusals.ts';
import { jsonRows } from '../rows.ts';
import { ACT_AS_SERVICE, actAsCaller } from '../session.ts';
import { FIND_OBJECT, type ObjectRow } from './object-row.ts';

/**
 * By which right a file is read: `policies` are the caller's, `public` that its bucket is public, `signature` that the
 * address was signed for whoever has it.
 */
export type ReadingRight = 'policies' | 'public' | 'signature';

/** Finds the object that a request may read. @throws StorageError */
export async function findObject(
  { database }: Pick<StorageContext, 'database'>,
  request: GatewayRequest,
  { bucketId, name }: Target,
  right: ReadingRight,
): Promise<ObjectRow> {
  mustBeKey(name);
  const values = [bucketId, name];
  const [, buckets, all, , own] = await database.batch([
    ACT_AS_SERVICE,
    { text: BUCKET_RULES, values: [bucketId] },
    { text: FIND_OBJECT, values },
    ...(right === 'policies' ? [actAsCaller(request), { text: FIND_OBJECT, values }] : []),
  ]);
  const bucket = jsonRows<BucketRules>(buckets).at(0);
  if (!bucket || (right === 'public' && !bucket.public)) throw refusals.noSuchBucket();
  const object = jsonRows<ObjectRow>(right === 'policies' && !bucket.public ? own : all).at(0);
  if (!object) throw refusals.noSuchKey();
  return object;
}
