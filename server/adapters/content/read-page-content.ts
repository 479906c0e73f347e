import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { questionsSchema, type QuestionsFile } from '#domain/catalogue/contract.ts';
import { type SiteFile, siteSchema } from '#domain/catalogue/site-contract.ts';
import { parseYaml } from './reading/parse-yaml.ts';

/** What the pages show of the content folder itself; courses and plans come from the database. */
export type PageContent = {
  readonly site: SiteFile;
  /** The questions of the assessment in all languages. */
  readonly questions: QuestionsFile['questions'];
};

/** @throws when a file is missing or does not keep to its schema; the content linter says more */
export async function readPageContent(contentDir: string): Promise<PageContent> {
  const site = await readYaml(join(contentDir, 'site.yaml'));
  const questions = await readYaml(join(contentDir, 'assessment', 'questions.yaml'));
  return { site: v.parse(siteSchema, site), questions: v.parse(questionsSchema, questions).questions };
}

async function readYaml(path: string): Promise<unknown> {
  return parseYaml(await readFile(path, 'utf8')).value;
}
