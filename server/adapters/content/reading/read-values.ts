import { posix } from 'node:path';
import type { DataSet } from '#domain/activities/data-task/data-set-contract.ts';
import { readCsv } from '#domain/kernel/read-csv.ts';
import type { ContentFile, ValuesFile } from './content.ts';
import type { ContentFolder } from './content-folder.ts';

/** The ending of the files of values that lessons may name; they lie in the folder of the module. */
export const VALUES_FILE = /\.csv$/;

/** Reads the files of values that the tables of a lesson name. A lesson is known when they are too; one that is missing is not. */
export async function readValues(
  folder: ContentFolder,
  path: string,
  { data, isKnown }: ContentFile<{ readonly data: Readonly<Record<string, DataSet>> }>,
): Promise<{ readonly values: ReadonlyMap<string, ValuesFile>; readonly isKnown: boolean }> {
  const values = new Map<string, ValuesFile>();
  let areKnown = true;
  for (const { file } of Object.values(data.data)) {
    if (file === undefined || values.has(file)) continue;
    const read = await folder.readBeside(posix.join(posix.dirname(path), file));
    areKnown &&= read?.isKnown === true;
    if (read) values.set(file, { path: read.path, rows: readCsv(read.text) });
  }
  return { values, isKnown: isKnown && areKnown };
}
