import { expect, test } from 'vitest';
import { reviewContent } from '#server/adapters/content/lint-content.ts';
import { ContentCopy } from '#tests/support/content-copy.ts';
import { listLessons } from './list-lessons.ts';

test('an author is shown what is right in each activity of a text, and what a learner is told of it', async () => {
  await using copy = await ContentCopy.create();
  await copy.addMore('courses/first-steps/01-money-at-risk/03-do-it-yourself.lesson.md');
  const lessons = listLessons((await reviewContent(copy.directory)).content);
  const lesson = lessons.find(({ title }) => title === 'Do it yourself');
  expect(lesson?.answers.map(({ asked, right }) => [asked, right])).toEqual([
    ['average-cost: gap', '30 $'],
    ['average-cost: largest', 'The failing firm, $60'],
    ['first-guess', '100 * 0.05 % ± 2'],
    ['which-first', 'Many small losses of a size that is too large'],
    ['wrong-below', '48 ± 0.5'],
    ['best-place', '20 ± 3, 2 ± 0.5'],
    ['ten-losses', '100 * 0.9 ^ x ± 6 on average'],
    ['an-answer', '3 of 5 lines'],
    // What a learner may choose to reach the goal of a challenge.
    ['three-games', 'choice: 30'],
    ['safe-size', 'stake: 10'],
  ]);
  expect(lesson?.answers[0]?.told).toEqual(['Chance times loss is $30.']);
  expect(lesson?.answers.find(({ asked }) => asked === 'an-answer')?.told).toContainEqual(
    'wrong-number: “That is $300 in an average year.” 5% of $600 is $30.',
  );
});

test('the stops of a lecture are among them', async () => {
  await using copy = await ContentCopy.create();
  const file = 'courses/first-steps/01-money-at-risk/03-a-jump.lecture.yaml';
  const activity = `activities:
  planned-loss:
    kind: commit
    asks: number
    title: What is lost?
    skill: risk-register
    unit: "$"
    from: 0
    to: 500
    truth: 20 * 7.5
    tolerance: 10
    reveal: $150 is.
scenes:`;
  await copy.change({ edit: file, replace: 'scenes:', with: activity });
  await copy.change({
    edit: file,
    replace: 'say: A stop at',
    with: 'ask: planned-loss\n        say: A stop at',
  });
  const lessons = listLessons((await reviewContent(copy.directory)).content);
  const lesson = lessons.find(({ title }) => title === 'A jump');
  expect(lesson?.answers).toEqual([{ asked: 'planned-loss', right: '20 * 7.5 $ ± 10', told: ['$150 is.'] }]);
});
