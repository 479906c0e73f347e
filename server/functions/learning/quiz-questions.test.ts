import { expect, test } from 'vitest';
import { nominal } from '#domain/kernel/nominal.ts';
import type { LessonId } from '#domain/kernel/ids.ts';
import { generatedKey } from '#domain/quiz/generated-item.ts';
import { quizQuestions } from './quiz-questions.ts';

/** An item with these numbers of shares to draw from, as the database holds it. */
function rowOf(shares: readonly number[]) {
  const key = generatedKey(
    {
      id: 'planned-loss',
      kind: 'numeric',
      skill: 'risk-register',
      difficulty: 2,
      prompt: '{shares} shares fall by $3.',
      hints: [],
      variables: { shares: { one_of: [...shares] } },
      require: [],
      answer: '3 * shares',
      tolerance: 0.01,
      unit: '$',
      decimals: 0,
      calculation: 'shares * 3',
      explanation: '{shares} x $3',
      mistakes: [],
    },
    {
      block: (markdown) => markdown,
      inline: (markdown) => markdown,
      skillName: (skill) => skill,
      belief: (misconception) => misconception,
    },
  );
  const item = { id: 'planned-loss', kind: 'numeric', hint_count: 0, prompt_html: '' };
  return { item, key: JSON.parse(JSON.stringify(key)), is_exam: false };
}

async function promptsOf(shares: readonly number[], attempt: string) {
  const rows = [rowOf(shares)];
  const query = () => Promise.resolve({ rows, rowCount: rows.length });
  const lessonId = nominal<LessonId>('00000000-0000-4000-8000-000000000001');
  const round = await quizQuestions(query as never, lessonId, attempt);
  return ([1, 2] as const).map((number) => round(number)[0]?.item.prompt_html);
}

test('the second round never asks with the numbers of the first where there are others', async () => {
  for (let attempt = 0; attempt < 50; attempt++) {
    const [first, second] = await promptsOf([10, 20], `attempt ${attempt}`);
    expect(first).toMatch(/^[12]0 shares/);
    expect(second).toMatch(/^[12]0 shares/);
    expect(second).not.toBe(first);
    expect(await promptsOf([10, 20], `attempt ${attempt}`)).toEqual([first, second]);
  }
});

test('an item with one set of numbers is asked with it again', async () => {
  expect(await promptsOf([10], 'attempt')).toEqual(['10 shares fall by $3.', '10 shares fall by $3.']);
});
