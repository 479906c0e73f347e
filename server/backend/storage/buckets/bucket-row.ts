import { momentSql } from '../rows.ts';

/** What the policies of a bucket's files, and the files themselves, are held to. */
export type BucketRules = {
  readonly id: string;
  readonly public: boolean;
  readonly file_size_limit: number | null;
  readonly allowed_mime_types: readonly string[] | null;
};

/** A bucket as the API shows it. */
export const BUCKET_JSON = `json_build_object(
  'id', id, 'name', name, 'owner', coalesce(owner_id, owner::text, ''), 'public', public, 'type', 'STANDARD',
  'file_size_limit', file_size_limit, 'allowed_mime_types', allowed_mime_types,
  'created_at', ${momentSql('created_at')}, 'updated_at', ${momentSql('updated_at')})`;

/** The rules of the bucket `$1`, for whoever passes the policies. */
export const BUCKET_RULES = `select json_build_object('id', id, 'public', public, 'file_size_limit', file_size_limit,
  'allowed_mime_types', allowed_mime_types) from storage.buckets where id = $1`;
