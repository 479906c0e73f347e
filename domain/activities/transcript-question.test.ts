import { expect, test } from 'vitest';
import type { TranscriptKey } from './activity-key.ts';
import { transcriptQuestion } from './transcript-question.ts';

const key: TranscriptKey = {
  kind: 'transcript',
  skill: 'ai-verification',
  reveal: '<p>All of it.</p>',
  sentences: ['2.1', '2.2', '2.3', '2.4'],
  faults: [
    { sentence: '2.1', verdict: 'wrong', html: '<p>It is $60.</p>' },
    { sentence: '2.3', verdict: 'unsafe', html: '<p>It moves the stop.</p>' },
  ],
  sound: { '2.2': '<p>This line is right.</p>' },
};
const grade = (marks: string[]) => transcriptQuestion(key).grade(marks);

test.each([
  [['2.1:wrong', '2.3:unsafe'], true, 1],
  [['2.3:unsafe', '2.1:wrong', '2.1:wrong'], true, 1],
  [['2.1:wrong'], false, 2 / 3],
  [['2.1:unsafe', '2.3:unsafe'], false, 0.5],
  [['2.1:wrong', '2.3:unsafe', '2.4:wrong'], false, 0.8],
  [['2.4:wrong'], false, 0],
])('%j is right: %s, F1 %d', (marks, isRight, share) => {
  expect(grade(marks)).toMatchObject({ is_right: isRight, share });
});

test('a sentence that only looks wrong is explained when it was marked', () => {
  expect(grade(['2.2:wrong'])?.notes).toEqual([{ choice: '2.2', html: '<p>This line is right.</p>' }]);
});

test.each([['2.9:wrong'], ['2.1:odd'], ['2.1']])('%s is no mark', (mark) => {
  expect(grade([mark])).toBeUndefined();
});
