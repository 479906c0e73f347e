import { expect, test } from 'vitest';
import { ContentCopy } from '#tests/support/content-copy.ts';
import { hashOfBody } from '../import/hash-of-body.ts';
import { placeLessons } from '../import/outline-rows.ts';
import { renderLesson } from '../import/render-lesson.ts';
import { readContent } from '../reading/read-content.ts';
import { compileInThreads } from './compile-in-threads.ts';

const COMPILER = 'of today';
const QUIZ = 'courses/first-steps/01-money-at-risk/02-rank-the-risks.quiz.yaml';

/** The lessons of a folder as one thread makes them, and what two threads make of the same folder. */
async function compileBoth({ directory }: ContentCopy) {
  const { content, files } = await readContent(directory);
  const lessons = placeLessons(content).map((placed) => ({
    ...placed,
    hash: hashOfBody(placed.lesson, content, COMPILER),
  }));
  return { content, files, lessons, threads: await compileInThreads(directory, COMPILER, 1) };
}

test('threads read and render what one thread does', async () => {
  await using copy = await ContentCopy.create();
  const { content, files, lessons, threads } = await compileBoth(copy);
  expect(lessons).toHaveLength(2);
  expect(files).toMatchObject(threads?.files ?? {});
  expect(Object.keys(threads?.files ?? {})).toContain(QUIZ);
  for (const lesson of lessons) {
    expect(await threads?.lesson(lesson.id, lesson.hash)).toEqual(renderLesson(lesson, content));
  }
});

test('a lesson that another text or compiler made is not given', async () => {
  await using copy = await ContentCopy.create();
  const { lessons, threads } = await compileBoth(copy);
  for (const { id } of lessons) expect(await threads?.lesson(id, 'another hash')).toBeUndefined();
});

test('what is wrong is left to whoever reads the content as a whole', async () => {
  await using copy = await ContentCopy.create();
  await copy.change({ edit: QUIZ, replace: '        correct: true\n', with: '' });
  const { lessons, threads } = await compileBoth(copy);
  expect(threads?.files).not.toHaveProperty([QUIZ]);
  for (const { id, hash } of lessons) expect(await threads?.lesson(id, hash)).toBeUndefined();
});

test('a few lessons are not worth a thread', async () => {
  await using copy = await ContentCopy.create();
  expect(await compileInThreads(copy.directory, COMPILER)).toBeUndefined();
});
