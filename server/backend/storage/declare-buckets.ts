import type { Query } from '../database/database.ts';
import type { StorageSettings } from '../settings/schema.ts';

/**
 * Makes the buckets of the settings. One that is there is left as it is: what an operator or a migration changed since, a
 * start must not undo.
 */
export async function declareBuckets(query: Query, { buckets }: StorageSettings): Promise<void> {
  for (const [id, bucket] of Object.entries(buckets)) {
    await query(
      `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
       values ($1, $1, $2, $3, $4) on conflict do nothing`,
      [id, bucket.public, bucket.file_size_limit ?? null, bucket.allowed_mime_types ?? null],
    );
  }
}
