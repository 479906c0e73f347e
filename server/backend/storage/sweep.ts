import type { OutsideJobHandler, Schedule } from '../jobs/jobs.ts';
import type { StorageContext } from './context.ts';
import { isVersion } from './store/is-version.ts';

export const SWEEP: Schedule = { kind: 'storage/sweep', everySeconds: 3600 };

/** What is younger may belong to a request under way. */
const SPARED_MS = 24 * 3600 * 1000;
const AT_ONCE = 500;

/**
 * Removes files that no object has: what a killed server left between file and row, in the spool, or between the end of an
 * object and that of its file.
 *
 * @param now current time in milliseconds
 */
export function createSweep(
  { store, spool, partial, log }: Pick<StorageContext, 'store' | 'spool' | 'partial' | 'log'>,
  now: () => number = Date.now,
): OutsideJobHandler {
  return {
    async outside(_payload, { query }) {
      const before = new Date(now() - SPARED_MS);
      await spool.sweep(before);
      await partial.sweep(before);
      await query('delete from storage.resumable_uploads where expires_at < $1', [new Date(now())]);
      let removed = 0;
      let batch: string[] = [];
      const flush = async () => {
        const { rows } = await query<{ version: string }>(
          'select version from storage.objects where version = any($1)',
          [batch],
        );
        const kept = new Set(rows.map(({ version }) => version));
        const orphans = batch.filter((version) => !kept.has(version));
        await store.remove(orphans);
        removed += orphans.length;
        batch = [];
      };
      for await (const { version, storedAt } of store.all()) {
        // Whatever else lies there is somebody else's.
        if (storedAt < before && isVersion(version)) batch.push(version);
        if (batch.length === AT_ONCE) await flush();
      }
      if (batch.length > 0) await flush();
      if (removed > 0) log.info('files without an object were removed', { files: removed });
    },
  };
}
