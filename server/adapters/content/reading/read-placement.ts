import { posix } from 'node:path';
import { bankSchema, placementSchema } from '#domain/placement/placement-contract.ts';
import type { Content, PlacementBank } from './content.ts';
import type { ContentFolder } from './content-folder.ts';

const FOLDER = 'placement';
const INDEX = 'placement.yaml';
const BANK_FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/** Reads placement/ with its banks of items. An installation may do without. */
export async function readPlacement(folder: ContentFolder): Promise<Content['placement']> {
  const banks: PlacementBank[] = [];
  for (const { name, isFolder } of await folder.list(FOLDER)) {
    if (name === INDEX) continue;
    const path = posix.join(FOLDER, name);
    const strand = BANK_FILE.exec(name)?.[1];
    if (isFolder || strand === undefined) {
      folder.report(
        'file-name',
        path,
        1,
        'placement/ holds a file for each strand, named like market-basics.yaml.',
      );
      continue;
    }
    const file = await folder.readYaml(path, bankSchema);
    if (file) banks.push({ ...file, strand });
  }
  const optional = banks.length === 0;
  return { file: await folder.readYaml(posix.join(FOLDER, INDEX), placementSchema, { optional }), banks };
}
