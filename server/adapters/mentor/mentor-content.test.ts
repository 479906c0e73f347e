import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContent } from '../content/reading/read-content.ts';
import { answeringToday, mentorContent } from './mentor-content.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mentor-content-'));
  await cp('tests/fixtures/content/valid', folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

test('an answer about what is in preparation is what holds until then', async () => {
  const path = join(folder, 'mentor', 'intents', 'getting-started.yaml');
  const alternative = '    in_preparation: { feature: simulator, answer: Not yet. }\n';
  await writeFile(path, `${await readFile(path, 'utf8')}${alternative}`);
  const { intents } = mentorContent((await readContent(folder)).content);
  expect(intents.at(-1)?.answer).toBe('Not yet.');
});

test('an answer is the first one once its feature is ready', async () => {
  const { intents } = mentorContent((await readContent(folder)).content);
  const [intent] = intents;
  if (!intent) throw new Error('The valid content has no intent.');
  const both = { ...intent, in_preparation: { feature: 'simulator', answer: 'Not yet.' } as const };
  expect(answeringToday(both, { simulator: 'in-preparation' }).answer).toBe('Not yet.');
  expect(answeringToday(both, { simulator: 'ready' }).answer).toBe(intent.answer);
});
