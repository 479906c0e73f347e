import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { questionsSchema } from '#domain/catalogue/contract.ts';

/** The questions of the assessment in all languages, as the app asks for them. */
export async function readQuestions(contentDir: string) {
  const path = join(contentDir, 'assessment', 'questions.yaml');
  const { questions } = v.parse(questionsSchema, parse(await readFile(path, 'utf8')));
  return {
    questions: questions.map(({ id, prompt, answers }) => ({ id, text: prompt, choices: answers })),
  };
}
