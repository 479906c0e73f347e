import { expect, test } from 'vitest';
import { ContentCopy } from '#tests/support/content-copy.ts';
import { readImportableContent } from '../read-importable-content.ts';
import type { Content } from './content.ts';

const FOLDER = 'courses/first-steps/01-money-at-risk';

function lessonOf({ courses }: Content) {
  const lessons = courses.flatMap(({ modules }) => modules.flatMap((module) => module.lessons));
  return lessons.find(({ slug }) => slug === 'work-with-data');
}

test('a lesson is known as long as its file of values is the same', async () => {
  await using content = await ContentCopy.create();
  await content.addMore(`${FOLDER}/03-work-with-data.lesson.md`);
  await content.addMore(`${FOLDER}/jons-trades.csv`);
  const first = await readImportableContent(content.directory);
  expect(first.findings).toEqual([]);
  expect(lessonOf(first.content)?.isKnown).toBe(false);
  const second = await readImportableContent(content.directory, first.files);
  expect(lessonOf(second.content)?.isKnown).toBe(true);
  expect(second.parsed).toBe(0);

  await content.change({ edit: `${FOLDER}/jons-trades.csv`, replace: '1.8', with: '+1.8' });
  const third = await readImportableContent(content.directory, first.files);
  expect(lessonOf(third.content)?.isKnown).toBe(false);
  expect(third.findings).toMatchObject([{ rule: 'data-sets', line: 2 }]);

  await content.change({ remove: `${FOLDER}/jons-trades.csv` });
  const fourth = await readImportableContent(content.directory, first.files);
  expect(fourth.findings).toMatchObject([
    { message: 'There is no jons-trades.csv beside this lesson. Add it.' },
  ]);
});
