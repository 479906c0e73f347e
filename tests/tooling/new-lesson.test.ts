import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { lintContent } from '#server/adapters/content/lint-content.ts';
import { readImportableContent } from '#server/adapters/content/read-importable-content.ts';
import { ContentCopy } from '#tests/support/content-copy.ts';

const TOOL = join(import.meta.dirname, '..', '..', 'tools', 'new-lesson.ts');

function newLesson(content: ContentCopy, ...words: string[]) {
  const env = { ...process.env, CONTENT_DIR: content.directory };
  return promisify(execFile)(process.execPath, [TOOL, ...words], { env });
}

test.each([
  ['text', '.lesson.md'],
  ['quiz', '.quiz.yaml'],
  ['lecture', '.lecture.yaml'],
])('a new %s can be imported, and the linter says what is left to write', async (kind, ending) => {
  await using content = await ContentCopy.create();
  const { stdout } = await newLesson(content, 'first-steps/money-at-risk', kind, 'Où est le stop ?');
  expect(stdout).toContain(join('first-steps', '01-money-at-risk', `03-ou-est-le-stop${ending}`));
  expect((await readImportableContent(content.directory)).findings).toEqual([]);
  const rules = new Set((await lintContent(content.directory)).map(({ rule }) => rule));
  expect(rules).toContain('unfinished');
  expect([...rules].filter((rule) => rule !== 'unfinished')).toEqual([]);
});

test.each(['text', 'lecture'])('a new %s has what an interactive module asks for', async (kind) => {
  await using content = await ContentCopy.create();
  const folder = 'courses/first-steps/01-money-at-risk';
  for (const file of ['editorial.yaml', `${folder}/module.yaml`, `${folder}/01-chance-times-loss.lesson.md`])
    await content.addMore(file);
  await content.change({ edit: 'editorial.yaml', replace: 'words_between: 20', with: 'words_between: 250' });
  await newLesson(content, 'first-steps/money-at-risk', kind, 'Past the stop');
  const rules = new Set((await lintContent(content.directory)).map(({ rule }) => rule));
  expect([...rules]).toEqual(['unfinished']);
});

test.each([
  [
    ['next-steps/money-at-risk', 'text', 'A'],
    "There is no course 'next-steps'. The courses are first-steps.",
  ],
  [
    ['first-steps/money', 'text', 'A'],
    "There is no module 'money' in first-steps. The modules are 01-money-at-risk",
  ],
  [['first-steps/money-at-risk', 'song', 'A'], 'Name a module, a kind and a title'],
  [['first-steps/money-at-risk', 'text', '!'], 'The title needs a letter or a digit'],
  [
    ['first-steps/money-at-risk', 'lecture', 'Chance, times loss!'],
    "The short name 'chance-times-loss' is already taken by 01-chance-times-loss.lesson.md. Give the lesson another title",
  ],
])('%j is refused in words', async (words, reason) => {
  await using content = await ContentCopy.create();
  await expect(newLesson(content, ...words)).rejects.toMatchObject({
    stderr: expect.stringContaining(reason),
  });
});
