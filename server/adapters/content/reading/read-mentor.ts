import { posix } from 'node:path';
import {
  helplinesSchema,
  mentorIntentsSchema,
  mentorRepliesSchema,
} from '#domain/mentor/content-contract.ts';
import type { Content } from './content.ts';
import type { ContentFolder } from './content-folder.ts';

const INTENTS = posix.join('mentor', 'intents');

/** Reads mentor/ with its files of intents. */
export async function readMentor(folder: ContentFolder): Promise<Content['mentor']> {
  const intents: Content['mentor']['intents'][number][] = [];
  for (const { name, isFolder } of await folder.list(INTENTS)) {
    const path = posix.join(INTENTS, name);
    if (isFolder || !name.endsWith('.yaml')) {
      folder.report('file-name', path, 1, 'mentor/intents/ holds files named like crypto.yaml.');
      continue;
    }
    const file = await folder.readYaml(path, mentorIntentsSchema);
    if (file) intents.push(file);
  }
  return {
    replies: await folder.readYaml('mentor/replies.yaml', mentorRepliesSchema),
    helplines: await folder.readYaml('mentor/helplines.yaml', helplinesSchema),
    intents,
  };
}
