/** A file that comes piece by piece, as it was announced. */
export type Upload = {
  readonly id: string;
  readonly bucketId: string;
  readonly name: string;
  readonly ownerId: string | null;
  readonly length: number;
  readonly upsert: boolean;
  readonly isSigned: boolean;
  readonly hasQuota: boolean;
  readonly mimetype: string;
  readonly cacheControl: string;
  /** JSON text. */
  readonly userMetadata: string | null;
  readonly expiresAt: string;
};

/** The upload `$1`, unless its time is over. */
export const FIND_UPLOAD = `select json_build_object('id', id, 'bucketId', bucket_id, 'name', name, 'ownerId', owner_id,
  'length', length, 'upsert', upsert, 'isSigned', is_signed, 'hasQuota', has_quota, 'mimetype', mimetype,
  'cacheControl', cache_control, 'userMetadata', user_metadata::text, 'expiresAt', expires_at)
  from storage.resumable_uploads where id = $1 and expires_at > now()`;
