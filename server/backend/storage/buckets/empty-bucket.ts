import { jsonReply } from '../../http/exchange.ts';
import type { Endpoint } from '../context.ts';
import { removeFiles } from '../objects/remove-files.ts';
import { refusals } from '../refusals.ts';
import { StorageError } from '../storage-error.ts';
import { ACT_AS_SERVICE, actAsCaller } from '../session.ts';

const AT_ONCE = '1000';

/** `POST /bucket/<id>/empty`: removes what the caller may remove, and says so when something is left. */
export const emptyBucket: Endpoint = async (context, request, { bucketId }) => {
  for (;;) {
    const [, visible, deleted, , kept] = await context.database.batch([
      actAsCaller(request),
      { text: 'select from storage.buckets where id = $1', values: [bucketId] },
      {
        text: `delete from storage.objects where id in (
          select id from storage.objects where bucket_id = $1 limit $2::int) returning version`,
        values: [bucketId, AT_ONCE],
      },
      ACT_AS_SERVICE,
      { text: 'select from storage.objects where bucket_id = $1 limit 1', values: [bucketId] },
    ]);
    if (visible?.rows.length === 0) throw refusals.noSuchBucket();
    const gone = deleted?.rows ?? [];
    await removeFiles(
      context,
      gone.map(([version]) => version ?? null),
    );
    if (kept?.rows.length === 0) return jsonReply(200, { message: 'Successfully emptied' });
    if (gone.length === 0) {
      throw new StorageError(
        409,
        'InvalidRequest',
        'Cannot delete everything: you may have SELECT but not DELETE permissions',
      );
    }
  }
};
