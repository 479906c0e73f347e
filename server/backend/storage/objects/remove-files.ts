import type { StorageContext } from '../context.ts';

/**
 * Removes the files of objects that are gone. What stays behind, since the disk failed or the process ended, is found by
 * the sweep: the caller's request has done what it was to do.
 */
export async function removeFiles(
  { store, log }: Pick<StorageContext, 'store' | 'log'>,
  versions: readonly (string | null)[],
): Promise<void> {
  const known = versions.filter((version) => version !== null);
  if (known.length === 0) return;
  await store.remove(known).catch((error: unknown) => log.warn('files stay behind for the sweep', { error }));
}
