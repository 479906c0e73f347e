import type { Statement } from '../../database/batch.ts';
import type { Database } from '../../database/database.ts';
import type { StorageContext } from '../context.ts';
import type { Target } from '../target.ts';
import { refusals } from '../refusals.ts';
import { ACT_AS_SERVICE } from '../session.ts';
import type { FileMetadata } from './object-row.ts';
import type { WritingRight } from './writing-right.ts';

/** A file that is to be an object. */
export type NewObject = Target & {
  readonly version: string;
  readonly metadata: FileMetadata;
  /** JSON text. */
  readonly userMetadata: string | null;
  /** The resumable upload that it ends. */
  readonly uploadId?: string | undefined;
};

class RolledBack extends Error {
  override readonly name = 'RolledBack';
}

/**
 * Asks the policies whether an object may be written, before its bytes are taken in: it is written and rolled back. They
 * are asked again once it is there.
 *
 * @param known what can be said of the file already
 * @throws StorageError, or pg's DatabaseError when they refuse
 */
export async function mustBeWritable(
  database: Database,
  target: Target,
  right: WritingRight,
  known: Partial<FileMetadata>,
): Promise<void> {
  const attempt = database.transaction(async ({ batch }) => {
    await batch([
      right.act,
      writing({ ...target, version: null, metadata: known, userMetadata: null }, right),
    ]);
    throw new RolledBack();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

/**
 * Makes a file that lies in the store an object, by the right of whoever sent it and within their quota.
 *
 * @returns its id, and the version whose place it took
 * @throws StorageError, or pg's DatabaseError; nothing has then been written
 */
export function recordObject(
  { database, settings }: Pick<StorageContext, 'database' | 'settings'>,
  object: NewObject,
  right: WritingRight,
): Promise<{ readonly id: string; readonly replaced: string | null }> {
  const place = [object.bucketId, object.name];
  return database.transaction(async ({ batch }) => {
    const [, , ended, before, , , , after, total] = await batch([
      ACT_AS_SERVICE,
      quotaLock(right),
      {
        text: 'delete from storage.resumable_uploads where id = $1',
        values: [object.uploadId ?? null],
      },
      {
        text: 'select version from storage.objects where bucket_id = $1 and name = $2 for update',
        values: place,
      },
      right.act,
      writing(object, right),
      ACT_AS_SERVICE,
      { text: 'select id from storage.objects where bucket_id = $1 and name = $2', values: place },
      filesTogether(right),
    ]);
    // Somebody else ended the same upload in the same moment.
    if (object.uploadId !== undefined && ended?.tag === 'DELETE 0') throw refusals.noSuchUpload();
    const bytes = Number(total?.rows.at(0)?.at(0));
    if (right.hasQuota && bytes > settings.user_quota) throw refusals.overQuota();
    return { id: after?.rows.at(0)?.at(0) ?? '', replaced: before?.rows.at(0)?.at(0) ?? null };
  });
}

/** Whoever sends several files at once is counted with all of them. */
export function quotaLock({ ownerId }: Pick<WritingRight, 'ownerId'>): Statement {
  return {
    text: `select pg_advisory_xact_lock(hashtextextended('storage.quota:' || coalesce($1, ''), 0))`,
    values: [ownerId],
  };
}

/**
 * Bytes of all files of an owner, those that are still coming with all that was announced; the files of visitors without
 * an account count together.
 */
export function filesTogether({ ownerId }: Pick<WritingRight, 'ownerId'>): Statement {
  return {
    text: `select coalesce((select sum((metadata ->> 'size')::bigint)
        from storage.objects where owner_id is not distinct from $1::text), 0)
      + coalesce((select sum(length) from storage.resumable_uploads
        where owner_id is not distinct from $1::text and expires_at > now()), 0)`,
    values: [ownerId],
  };
}

/** No `returning`: whoever may only add files need not be able to see them. */
function writing(
  object: Omit<NewObject, 'version' | 'metadata'> & {
    version: string | null;
    metadata: Partial<FileMetadata>;
  },
  { owner, ownerId, upsert }: WritingRight,
): Statement {
  return {
    text: `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
      values ($1, $2, $3, $4, $5, $6, $7)${upsert ? REPLACE : ''}`,
    values: [
      object.bucketId,
      object.name,
      owner,
      ownerId,
      object.version,
      JSON.stringify(object.metadata),
      object.userMetadata,
    ],
  };
}

const REPLACE = ` on conflict (bucket_id, name) do update set owner = excluded.owner,
  owner_id = excluded.owner_id, version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata`;
