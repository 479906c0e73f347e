import { posix } from 'node:path';
import {
  helplinesSchema,
  mentorAskedSchema,
  mentorCalculatorsSchema,
  mentorConceptsSchema,
  mentorIntentsSchema,
  mentorRepliesSchema,
  mentorWaysSchema,
} from '#domain/mentor/content-contract.ts';
import { dialogueSchema } from '#domain/mentor/dialogues/dialogue-file.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import type { Content } from './content.ts';
import type { ContentFolder } from './content-folder.ts';

const INTENTS = posix.join('mentor', 'intents');
const DIALOGUES = posix.join('mentor', 'dialogues');

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
  const asked: Content['mentor']['asked'][number][] = [];
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const file = await folder.readYaml(posix.join('mentor', 'asked', `${language}.yaml`), mentorAskedSchema, {
      optional: true,
    });
    if (file) asked.push({ ...file, language });
  }
  const concepts: Content['mentor']['concepts'][number][] = [];
  for (const language of LANGUAGES) {
    const path = posix.join('mentor', 'concepts', `${language}.yaml`);
    const file = await folder.readYaml(path, mentorConceptsSchema, { optional: true });
    if (file) concepts.push({ ...file, language });
  }
  const dialogues: Content['mentor']['dialogues'][number][] = [];
  for (const { name, isFolder } of await folder.list(DIALOGUES)) {
    const path = posix.join(DIALOGUES, name);
    if (isFolder || !name.endsWith('.yaml')) {
      folder.report(
        'file-name',
        path,
        1,
        'mentor/dialogues/ holds files named like stop-guarantees-price.yaml.',
      );
      continue;
    }
    const file = await folder.readYaml(path, dialogueSchema);
    if (file) dialogues.push(file);
  }
  return {
    asked,
    concepts,
    ways: await folder.readYaml('mentor/ways.yaml', mentorWaysSchema, { optional: true }),
    dialogues,
    calculators: await folder.readYaml('mentor/calculators.yaml', mentorCalculatorsSchema, {
      optional: true,
    }),
    replies: await folder.readYaml('mentor/replies.yaml', mentorRepliesSchema),
    helplines: await folder.readYaml('mentor/helplines.yaml', helplinesSchema),
    intents,
  };
}
