import { expect, test } from 'vitest';
import { ContentCopy } from '#tests/support/content-copy.ts';
import { describeModules, describeTexts } from './describe-modules.ts';
import { reviewContent } from './lint-content.ts';

test('a written module is described by what stands in its files', async () => {
  await using copy = await ContentCopy.create();
  await copy.addMore('courses/first-steps/01-money-at-risk/03-past-the-stop.lesson.md');
  const { content } = await reviewContent(copy.directory);
  expect(describeModules(content)).toEqual([
    {
      course: 'first-steps',
      module: '01-money-at-risk',
      texts: 2,
      words: 63,
      readingAge: expect.closeTo(4.5, 1),
      figures: 2,
      lectures: 0,
      quizzes: 1,
      items: 6,
      generatedItems: 2,
    },
  ]);
  expect(describeTexts(content)).toEqual([
    {
      path: 'content/courses/first-steps/01-money-at-risk/01-chance-times-loss.lesson.md',
      words: 31,
      readingAge: expect.closeTo(4.5, 1),
    },
    {
      path: 'content/courses/first-steps/01-money-at-risk/03-past-the-stop.lesson.md',
      words: 32,
      readingAge: expect.any(Number),
    },
  ]);
});
