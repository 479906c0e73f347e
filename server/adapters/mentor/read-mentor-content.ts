import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type GlossaryTerm, glossarySchema } from '#domain/catalogue/glossary-contract.ts';
import {
  type Helpline,
  helplinesSchema,
  type MentorIntent,
  type MentorReplies,
  mentorIntentsSchema,
  mentorRepliesSchema,
} from '#domain/mentor/content-contract.ts';
import { type SiteFile, siteSchema } from '#domain/catalogue/site-contract.ts';

/** The first file of intents: what beginners ask is suggested before everything else. */
const FIRST = 'getting-started.yaml';

export type MentorContent = {
  readonly replies: MentorReplies;
  readonly intents: readonly MentorIntent[];
  readonly terms: readonly GlossaryTerm[];
  readonly helplines: readonly Helpline[];
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
  const { features } = await read('site.yaml', siteSchema);
  return {
    replies: await read(join('mentor', 'replies.yaml'), mentorRepliesSchema),
    intents: files.flatMap(({ intents }) => intents.map((intent) => answeringToday(intent, features))),
    terms: (await read('glossary.yaml', glossarySchema)).terms,
    helplines: (await read(join('mentor', 'helplines.yaml'), helplinesSchema)).helplines,
  };
}

/** An intent with what is true today of the feature that its answer speaks of. */
export function answeringToday(intent: MentorIntent, features: Partial<SiteFile['features']>): MentorIntent {
  const { in_preparation: instead } = intent;
  return instead !== undefined && features[instead.feature] !== 'ready'
    ? { ...intent, answer: instead.answer }
    : intent;
}
