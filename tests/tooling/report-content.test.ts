import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ContentCopy } from '#tests/support/content-copy.ts';

const TOOL = join(import.meta.dirname, '..', '..', 'tools', 'report-content.ts');
const NEW_LESSON = join(import.meta.dirname, '..', '..', 'tools', 'new-lesson.ts');
const FOLDER = 'courses/first-steps/01-money-at-risk';

test('a report as JSON is an array of lessons with their counts, and nothing else', async () => {
  await using content = await ContentCopy.create();
  await content.addMore(`${FOLDER}/01-chance-times-loss.lesson.md`);
  await content.addMore(`${FOLDER}/03-a-jump.lecture.yaml`);
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [TOOL, content.directory, '--json']);
  const place = { course: 'first-steps', module: 'money-at-risk' };
  expect(JSON.parse(stdout)).toEqual([
    {
      ...place,
      lesson: 'chance-times-loss',
      kind: 'text',
      words: 13,
      interactions: 3,
      stops: 0,
      items: 0,
    },
    {
      ...place,
      lesson: 'rank-the-risks',
      kind: 'quiz',
      words: expect.any(Number),
      interactions: 6,
      stops: 0,
      items: 6,
    },
    {
      ...place,
      lesson: 'a-jump',
      kind: 'lecture',
      words: 28,
      interactions: 0,
      stops: 0,
      items: 0,
    },
  ]);
  expect(stderr).toBe('');
});

test('the items of the checks in a text are counted, and each of its activities', async () => {
  await using content = await ContentCopy.create();
  await content.addMore(`${FOLDER}/03-do-it-yourself.lesson.md`);
  const { stdout } = await promisify(execFile)(process.execPath, [TOOL, content.directory, '--json']);
  expect(JSON.parse(stdout)).toContainEqual(
    expect.objectContaining({ lesson: 'do-it-yourself', interactions: 10, items: 2 }),
  );
});

test('the stops of a lecture are counted, and the items of its checks', async () => {
  await using content = await ContentCopy.create();
  const env = { ...process.env, CONTENT_DIR: content.directory };
  const words = ['first-steps/money-at-risk', 'lecture', 'Past the stop'];
  await promisify(execFile)(process.execPath, [NEW_LESSON, ...words], { env });
  const { stdout } = await promisify(execFile)(process.execPath, [TOOL, content.directory, '--json']);
  expect(JSON.parse(stdout)).toContainEqual(
    expect.objectContaining({ lesson: 'past-the-stop', interactions: 3, stops: 3, items: 1 }),
  );
});
