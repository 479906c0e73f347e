import type { Query } from '../../adapters/sql.ts';

/** The job that deletes files of recordings that nobody went on to publish, and how often it looks. */
export const DELETE_UNPUBLISHED_RECORDINGS = {
  kind: 'catalogue/delete-unpublished-recordings',
  everySeconds: 3600,
} as const;

export async function deleteUnpublishedRecordings(_payload: unknown, query: Query): Promise<void> {
  await query(`select private.delete_unpublished_recordings(now() - interval '1 day')`);
}
