import { budgets } from './budgets.ts';
import { type Manifest, scriptsBefore, scriptsOf } from './manifest.ts';

/** A budget and what the build needs of it. */
export interface Measure {
  what: string;
  amount: number;
  limit: number;
  unit: 'kB' | 'files';
}

/**
 * Holds a build against the budgets.
 * @param gzipBytes compressed size of a file of the build, or of an inline script given by its source path
 * @throws when an entry with a budget is not in the manifest
 */
export function measure(manifest: Manifest, gzipBytes: (file: string) => number): Measure[] {
  const kilobytes = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + gzipBytes(file), 0) / 1000;
  const limits = new Map<string, number>(Object.entries(budgets.entries));

  const entries = [...limits].map(([key, limit]) => {
    if (!manifest[key]) throw new Error(`The build has no entry ${key}, which has a budget.`);
    return { what: key, amount: kilobytes(scriptsOf(manifest, key)), limit, unit: 'kB' as const };
  });

  const otherEntries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && !limits.has(key));
  const publicPages = otherEntries
    .map((key) => ({ key, scripts: scriptsOf(manifest, key) }))
    .filter(({ scripts }) => scripts.size > 0)
    .map(({ key, scripts }) => ({
      what: `public page with ${key}`,
      amount: kilobytes([...budgets.publicPageScripts, ...scripts]),
      limit: budgets.publicPage,
      unit: 'kB' as const,
    }));

  const lazy = Object.keys(manifest)
    .filter((key) => manifest[key]?.isDynamicEntry)
    .map((key) => ({
      what: key,
      amount: kilobytes(scriptsOf(manifest, key).difference(scriptsBefore(manifest, key))),
      limit: budgets.lazyChunks.find(({ prefix }) => key.startsWith(prefix))?.limit ?? 0,
      unit: 'kB' as const,
    }));
  const files = [...limits.keys()].map((key) => ({
    what: key,
    amount: scriptsOf(manifest, key).size,
    limit: budgets.filesOfEntry,
    unit: 'files' as const,
  }));
  return [...entries, ...files, ...publicPages, ...lazy];
}
