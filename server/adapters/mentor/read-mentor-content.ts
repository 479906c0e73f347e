import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type GlossaryTerm, glossarySchema } from '#domain/catalogue/glossary-contract.ts';
import {
  type MentorIntent,
  type MentorReplies,
  mentorIntentsSchema,
  mentorRepliesSchema,
} from '#domain/catalogue/mentor-contract.ts';

/** The first file of intents: what beginners ask is suggested before everything else. */
const FIRST = 'getting-started.yaml';

export type MentorContent = {
  readonly replies: MentorReplies;
  readonly intents: readonly MentorIntent[];
  readonly terms: readonly GlossaryTerm[];
};

/** Reads what the mentor says. @throws when a file is missing or does not keep to its schema; the linter says more */
export async function readMentorContent(contentDir: string): Promise<MentorContent> {
  const read = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    v.parse(schema, parse(await readFile(join(contentDir, path), 'utf8')));
  const names = (await readdir(join(contentDir, 'mentor', 'intents'))).filter((name) =>
    name.endsWith('.yaml'),
  );
  const inOrder = names.toSorted((one, other) => Number(other === FIRST) - Number(one === FIRST));
  const files = await Promise.all(
    inOrder.map((name) => read(join('mentor', 'intents', name), mentorIntentsSchema)),
  );
  return {
    replies: await read(join('mentor', 'replies.yaml'), mentorRepliesSchema),
    intents: files.flatMap(({ intents }) => intents),
    terms: (await read('glossary.yaml', glossarySchema)).terms,
  };
}
