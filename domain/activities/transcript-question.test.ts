import { expect, test } from 'vitest';
import type { TranscriptKey } from './activity-key.ts';
import { transcriptQuestion } from './transcript-question.ts';

const key: TranscriptKey = {
  kind: 'transcript',
  skill: 'ai-verification',
  reveal: '<p>All of it.</p>',
  reasons: ['wrong-number', 'unsafe', 'flatters'],
  sentences: ['2.1', '2.2', '2.3', '2.4'],
  faults: [
    { sentence: '2.1', reason: 'wrong-number', html: '<p>It is $60.</p>' },
    { sentence: '2.3', reason: 'unsafe', html: '<p>It moves the stop.</p>' },
  ],
  sound: { '2.2': '<p>This line is right.</p>' },
};
const grade = (marks: string[]) => transcriptQuestion(key).grade(marks);

test.each([
  [['2.1:wrong-number', '2.3:unsafe'], true, 1],
  [['2.3:unsafe', '2.1:wrong-number'], true, 1],
  [['2.1:wrong-number'], false, 2 / 3],
  [['2.1:unsafe', '2.3:unsafe'], false, 0.75],
  [['2.1:flatters', '2.3:flatters'], false, 0.5],
  [['2.1:wrong-number', '2.3:unsafe', '2.4:unsafe'], false, 0.8],
  [['2.1:unsafe', '2.2:unsafe', '2.3:unsafe', '2.4:unsafe'], false, 0.5],
  [['2.4:wrong-number'], false, 0],
])('%j is right: %s, F1 %d', (marks, isRight, share) => {
  expect(grade(marks)).toMatchObject({ is_right: isRight, share });
});

test('of ten faults one may be missed', () => {
  const faults = Array.from({ length: 10 }, (_, place) => `2.${place + 1}`);
  const long: TranscriptKey = {
    ...key,
    sentences: [...faults, '2.11'],
    faults: faults.map((sentence) => ({ sentence, reason: 'unsafe', html: '' })),
  };
  const marked = (count: number) => faults.slice(0, count).map((sentence) => `${sentence}:unsafe`);
  expect(transcriptQuestion(long).grade(marked(9))?.is_right).toBe(true);
  expect(transcriptQuestion(long).grade(marked(8))?.is_right).toBe(false);
});

test('each mark is told what it came to, and why where that gives nothing away', () => {
  expect(grade(['2.1:wrong-number', '2.2:unsafe', '2.3:flatters', '2.4:unsafe'])?.marks).toEqual([
    { sentence: '2.1', outcome: 'found', html: '<p>It is $60.</p>' },
    { sentence: '2.2', outcome: 'sound', html: '<p>This line is right.</p>' },
    { sentence: '2.3', outcome: 'other-reason', html: '' },
    { sentence: '2.4', outcome: 'sound', html: '' },
  ]);
});

test.each([
  [['2.9:unsafe']],
  [['2.1:odd']],
  [['2.1']],
  [['2.1:unsafe:unsafe']],
  [['2.1:unsafe', '2.1:wrong-number']],
])('%j marks nothing', (marks) => {
  expect(grade(marks)).toBeUndefined();
});
