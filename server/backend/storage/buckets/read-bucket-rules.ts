import type { StorageContext } from '../context.ts';
import type { FileRules } from '../objects/receive-file.ts';
import { refusals } from '../refusals.ts';
import { jsonRows } from '../rows.ts';
import { ACT_AS_SERVICE } from '../session.ts';
import { BUCKET_RULES, type BucketRules } from './bucket-row.ts';

/** What a bucket asks of its files. @throws StorageError when there is none of the name */
export async function readBucketRules(
  { database, settings }: Pick<StorageContext, 'database' | 'settings'>,
  bucketId: string,
): Promise<FileRules> {
  const [, found] = await database.batch([ACT_AS_SERVICE, { text: BUCKET_RULES, values: [bucketId] }]);
  const bucket = jsonRows<BucketRules>(found).at(0);
  if (!bucket) throw refusals.noSuchBucket();
  return {
    maxBytes: Math.min(bucket.file_size_limit ?? Number.POSITIVE_INFINITY, settings.file_size_limit),
    allowedTypes: bucket.allowed_mime_types,
  };
}
