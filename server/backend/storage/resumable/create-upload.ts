import { randomUUID } from 'node:crypto';
import { readBucketRules } from '../buckets/read-bucket-rules.ts';
import { mediaType, mustBeAllowed } from '../content/media-type.ts';
import type { Endpoint, StorageContext } from '../context.ts';
import { mustBeKey } from '../names.ts';
import { cacheFor, userMetadata } from '../objects/file-claims.ts';
import { filesTogether, mustBeWritable, quotaLock } from '../objects/record-object.ts';
import { refusals } from '../refusals.ts';
import { ACT_AS_SERVICE } from '../session.ts';
import {
  addressOf,
  byteCount,
  hasPiece,
  isSigned,
  mustSpeakTus,
  readUploadMetadata,
  TUS_HEADERS,
} from './protocol.ts';
import { receivePiece } from './receive-piece.ts';
import { rightOfUpload } from './right-of-upload.ts';
import type { Upload } from './upload-row.ts';

/** How long an upload may be continued. */
const LIFE_MS = 24 * 3600 * 1000;
/** Uploads of one person that wait to go on. */
const MOST_WAITING = 100;

/** `POST /upload/resumable`: announces a file, and may bring the beginning of it. */
export const createUpload: Endpoint = async (context, request) => {
  mustSpeakTus(request);
  const length = byteCount(request.headers['upload-length']);
  const said = readUploadMetadata(request.headers['upload-metadata']);
  const target = { bucketId: said.get('bucketName') ?? '', name: said.get('objectName') ?? '' };
  mustBeKey(target.name);
  const rules = await readBucketRules(context, target.bucketId);
  if (length > rules.maxBytes) throw refusals.tooLarge();
  const mimetype = mediaType(said.get('contentType'));
  mustBeAllowed(mimetype, rules.allowedTypes);
  const right = await rightOfUpload(context, request, target);
  await mustBeWritable(context.database, target, right, { mimetype, size: length, contentLength: length });
  await context.spool.mustHaveRoomFor(length);

  const upload: Upload = {
    id: randomUUID(),
    bucketId: target.bucketId,
    name: target.name,
    ownerId: right.ownerId,
    length,
    upsert: right.upsert,
    isSigned: isSigned(request.path),
    hasQuota: right.hasQuota,
    mimetype,
    cacheControl: cacheFor(said.get('cacheControl')),
    userMetadata: userMetadata(said.get('metadata')),
    expiresAt: new Date(Date.now() + LIFE_MS).toISOString(),
  };
  await announce(context, upload);
  await context.partial.create(upload.id);
  const location = addressOf(upload.id, request.path);
  const headers = { ...TUS_HEADERS, location, 'upload-expires': new Date(upload.expiresAt).toUTCString() };
  if (length > 0 && !hasPiece(request)) return { status: 201, headers };
  const offset = await receivePiece(context, request, upload, 0, right);
  return { status: 201, headers: { ...headers, 'upload-offset': String(offset) } };
};

/** Counts the whole file for its owner before the first byte of it has come. @throws StorageError */
async function announce({ database, settings }: StorageContext, upload: Upload): Promise<void> {
  await database.transaction(async ({ batch }) => {
    const [, , , waiting, total] = await batch([
      ACT_AS_SERVICE,
      quotaLock(upload),
      {
        text: `insert into storage.resumable_uploads (id, bucket_id, name, owner_id, length, upsert, is_signed, has_quota,
          mimetype, cache_control, user_metadata, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
        values: [
          upload.id,
          upload.bucketId,
          upload.name,
          upload.ownerId,
          String(upload.length),
          String(upload.upsert),
          String(upload.isSigned),
          String(upload.hasQuota),
          upload.mimetype,
          upload.cacheControl,
          upload.userMetadata,
          upload.expiresAt,
        ],
      },
      {
        text: `select count(*) from storage.resumable_uploads
          where owner_id is not distinct from $1::text and expires_at > now()`,
        values: [upload.ownerId],
      },
      filesTogether(upload),
    ]);
    if (!upload.hasQuota) return;
    if (Number(waiting?.rows.at(0)?.at(0)) > MOST_WAITING) throw refusals.tooManyUploads();
    if (Number(total?.rows.at(0)?.at(0)) > settings.user_quota) throw refusals.overQuota();
  });
}
