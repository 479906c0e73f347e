import { dirname } from 'node:path/posix';

/** A folder that holds more files than anybody reads through to find one. */
export interface FullFolder {
  folder: string;
  files: number;
}

/** The most files a folder of source may hold; those of its subfolders are theirs. */
export const FULLEST = 30;

/**
 * Tests have one file for what they prove, and are looked up by what `docs/spec-coverage.md` says rather than read
 * through; the pictures and projects they compare with are lists. Migrations run in the order of one list.
 */
const LISTS = ['tests/', 'supabase/'];

/**
 * Finds the folders that should be put apart by subject.
 * @param sources every file of source, as a path from the root of the repository with `/` between its parts
 */
export function findFullFolders(sources: readonly string[]): FullFolder[] {
  const read = sources.filter((path) => !LISTS.some((list) => path.startsWith(list)));
  const byFolder = Map.groupBy(read, (path) => dirname(path));
  return [...byFolder]
    .map(([folder, files]) => ({ folder, files: files.length }))
    .filter(({ files }) => files > FULLEST);
}
