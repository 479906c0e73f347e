import { momentSql } from '../rows.ts';

/** What is known of a file: written by the service when the file has arrived, in the words of a hosted Supabase. */
export type FileMetadata = {
  readonly eTag: string;
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: 200;
};

export type ObjectRow = {
  readonly id: string;
  readonly name: string;
  readonly bucket_id: string;
  readonly owner: string | null;
  readonly owner_id: string | null;
  readonly version: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_accessed_at: string;
  readonly metadata: FileMetadata | null;
  readonly user_metadata: Readonly<Record<string, unknown>> | null;
};

/** An object as the API shows it. */
export const OBJECT_JSON = `json_build_object(
  'id', id, 'name', name, 'bucket_id', bucket_id, 'owner', owner, 'owner_id', owner_id, 'version', version,
  'created_at', ${momentSql('created_at')}, 'updated_at', ${momentSql('updated_at')},
  'last_accessed_at', ${momentSql('last_accessed_at')}, 'metadata', metadata, 'user_metadata', user_metadata)`;

/** The object `$2` of the bucket `$1`, for whoever passes the policies. */
export const FIND_OBJECT = `select ${OBJECT_JSON} from storage.objects where bucket_id = $1 and name = $2`;
