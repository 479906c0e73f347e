import { expect, test } from 'vitest';
import type { Query } from '../sql.ts';
import { stemOf } from '#domain/mentor/question-words.ts';
import { indexPassages } from './index-passages.ts';

const TEXT =
  'The stop limits what one trade can cost, as long as the market trades through it and does not jump.';

/** A database with one lesson, which fails as often as `failures` says and counts how often it is asked. */
function oneLesson(failures = 0) {
  const asked = { times: 0 };
  const query = (async () => {
    asked.times += 1;
    if (asked.times <= failures) throw new Error('gone');
    const html = `<h2>Gaps</h2><p>${TEXT}</p><figure data-figure="leap"></figure>`;
    const rows: unknown[] = [{ id: 'gaps', title: 'Gaps', plain_text: TEXT, html, simulations: [] }];
    return { rows, rowCount: 1 };
  }) as Query;
  return { asked, query };
}

test('reads the lessons once the server is ready, and once for all questions', async () => {
  const { asked, query } = oneLesson();
  const ready = Promise.withResolvers<void>();
  const { find, knows } = indexPassages(query, ready.promise);
  expect(asked.times).toBe(0);
  ready.resolve();
  const found = await Promise.all([find('What does the stop limit?', 3), find('Does the market jump?', 3)]);
  expect(found.map(([passage]) => passage?.lessonId)).toEqual(['gaps', 'gaps']);
  expect(found[0]?.[0]?.piece).toEqual({ lesson_id: 'gaps', kind: 'figure', name: 'leap' });
  expect([await knows(stemOf('trade')), await knows(stemOf('weather'))]).toEqual([true, false]);
  expect(asked.times).toBe(1);
});

test('reads the lessons again for the next question when it could not', async () => {
  const { query } = oneLesson(1);
  const { find } = indexPassages(query, new Promise(() => {}));
  await expect(find('What does the stop limit?', 3)).rejects.toThrow('gone');
  expect(await find('What does the stop limit?', 3)).toHaveLength(1);
});
