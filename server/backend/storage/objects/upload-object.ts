import { type GatewayRequest, jsonReply, type Reply } from '../../http/exchange.ts';
import { readBucketRules } from '../buckets/read-bucket-rules.ts';
import { boundaryOf } from '../content/multipart.ts';
import type { Endpoint, StorageContext } from '../context.ts';
import type { Target } from '../target.ts';
import { mustBeKey } from '../names.ts';
import { refusals } from '../refusals.ts';
import { claimsOfHeaders } from './file-claims.ts';
import { storeFile } from './store-file.ts';
import type { FileMetadata } from './object-row.ts';
import { receiveFile } from './receive-file.ts';
import { mustBeWritable } from './record-object.ts';
import { callersRight, type WritingRight } from './writing-right.ts';

/** `POST /object/<bucket>/<key>` */
export const uploadObject: Endpoint = (context, request, target) =>
  receiveUpload(context, request, target, callersRight(request));

/** `PUT /object/<bucket>/<key>`: what has the name is replaced. */
export const replaceObject: Endpoint = (context, request, target) =>
  receiveUpload(context, request, target, callersRight(request, true));

/**
 * Takes in a file: asks whether it may come, lets it come, keeps it.
 *
 * @throws StorageError, or pg's DatabaseError when the policies refuse
 */
export async function receiveUpload(
  context: StorageContext,
  request: GatewayRequest,
  target: Target,
  right: WritingRight,
): Promise<Reply> {
  mustBeKey(target.name);
  const rules = await readBucketRules(context, target.bucketId);
  const declared = declaredSize(request);
  if (declared.size !== undefined && declared.size > rules.maxBytes) throw refusals.tooLarge();
  await mustBeWritable(context.database, target, right, declared);
  const endUpload = context.uploads.begin(request);
  try {
    await context.spool.mustHaveRoomFor(declared.size ?? 0);
    const { file, claims } = await receiveFile(request, context.spool, rules);
    const { id } = await storeFile(context, target, right, file, claims);
    return jsonReply(200, { Key: `${target.bucketId}/${target.name}`, Id: id });
  } finally {
    endUpload();
  }
}

/** What policies can be told of a file before it has come. */
function declaredSize(request: GatewayRequest): Partial<FileMetadata> {
  if (boundaryOf(request.headers['content-type']) !== undefined) return {};
  const size = Number(request.headers['content-length'] ?? Number.NaN);
  const { mimetype } = claimsOfHeaders(request.headers);
  return Number.isNaN(size) ? { mimetype } : { mimetype, size, contentLength: size };
}
