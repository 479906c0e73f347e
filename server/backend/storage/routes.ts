import { createBucket } from './buckets/create-bucket.ts';
import { deleteBucket } from './buckets/delete-bucket.ts';
import { emptyBucket } from './buckets/empty-bucket.ts';
import { listBuckets } from './buckets/list-buckets.ts';
import { readBucket } from './buckets/read-bucket.ts';
import { updateBucket } from './buckets/update-bucket.ts';
import type { Endpoint } from './context.ts';
import type { Target } from './target.ts';
import { copyObject } from './objects/copy-object.ts';
import { listObjects } from './objects/list-objects.ts';
import { listObjectsV2 } from './objects/list-objects-v2.ts';
import { moveObject } from './objects/move-object.ts';
import { readObject, readObjectInfo } from './objects/read-object.ts';
import { removeObject, removeObjects } from './objects/remove-objects.ts';
import { replaceObject, uploadObject } from './objects/upload-object.ts';
import { continueUpload } from './resumable/continue-upload.ts';
import { createUpload } from './resumable/create-upload.ts';
import { giveUpUpload } from './resumable/give-up-upload.ts';
import { readUpload } from './resumable/read-upload.ts';
import { refusals } from './refusals.ts';
import { readSigned } from './signed/read-signed.ts';
import { signForReading, signManyForReading } from './signed/sign-for-reading.ts';
import { signForUploading } from './signed/sign-for-uploading.ts';
import { uploadSigned } from './signed/upload-signed.ts';

type Route = readonly [path: string, endpoints: Readonly<Record<string, Endpoint>>];

const reading = (endpoint: Endpoint) => ({ GET: endpoint, HEAD: endpoint });

/** The first that fits counts: a bucket of the name `sign` is reached by the longer paths only. */
const ROUTES: readonly Route[] = [
  ['/upload/resumable(/sign)?', { POST: createUpload }],
  [
    '/upload/resumable(/sign)?/[0-9a-f-]{36}',
    { HEAD: readUpload, PATCH: continueUpload, DELETE: giveUpUpload },
  ],
  ['/bucket', { GET: listBuckets, POST: createBucket }],
  ['/bucket/<bucket>', { GET: readBucket, PUT: updateBucket, DELETE: deleteBucket }],
  ['/bucket/<bucket>/empty', { POST: emptyBucket }],
  ['/object/move', { POST: moveObject }],
  ['/object/copy', { POST: copyObject }],
  ['/object/list/<bucket>', { POST: listObjects }],
  ['/object/list-v2/<bucket>', { POST: listObjectsV2 }],
  ['/object/sign/<bucket>', { POST: signManyForReading }],
  ['/object/sign/<bucket>/<key>', { POST: signForReading, ...reading(readSigned) }],
  ['/object/upload/sign/<bucket>/<key>', { POST: signForUploading, PUT: uploadSigned }],
  ['/object/info/public/<bucket>/<key>', { GET: readObjectInfo('public') }],
  ['/object/info/authenticated/<bucket>/<key>', { GET: readObjectInfo('policies') }],
  ['/object/info/<bucket>/<key>', { GET: readObjectInfo('policies') }],
  ['/object/public/<bucket>/<key>', reading(readObject('public'))],
  ['/object/authenticated/<bucket>/<key>', reading(readObject('policies'))],
  ['/object/<bucket>', { DELETE: removeObjects }],
  [
    '/object/<bucket>/<key>',
    { ...reading(readObject('policies')), POST: uploadObject, PUT: replaceObject, DELETE: removeObject },
  ],
];

const compiled = ROUTES.map(([path, endpoints]) => {
  const pattern = path.replace('<bucket>', '(?<bucketId>[^/]+)').replace('<key>', '(?<name>.+)');
  return { pattern: new RegExp(`^${pattern}$`, 's'), endpoints };
});

/**
 * Finds what answers a request, and the bucket and the key that its path names.
 *
 * @param path still encoded
 * @throws StorageError
 */
export function findRoute(method: string, path: string): { endpoint: Endpoint; target: Target } {
  for (const { pattern, endpoints } of compiled) {
    const match = pattern.exec(path);
    if (!match || !Object.hasOwn(endpoints, method)) continue;
    const endpoint = endpoints[method];
    if (!endpoint) continue;
    const { bucketId = '', name = '' } = match.groups ?? {};
    return { endpoint, target: { bucketId: decode(bucketId), name: decode(name) } };
  }
  throw refusals.noSuchRoute();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw refusals.invalidKey(text);
  }
}
