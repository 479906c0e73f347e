import { beforeAll, expect, test } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { signUpLearner, type TestLearner, visitorClients } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * Search, bookmarks, positions and reports as the browser calls them, by somebody who takes the course and by somebody
 * who does not.
 */

const course = stableId('risk-management-with-ai');

let enrolled: TestLearner;
let stranger: TestLearner;
let closedLesson: string;

const { server } = await startProduct();
beforeAll(async () => {
  enrolled = await signUpLearner(server, 'enrolled@example.org');
  stranger = await signUpLearner(server, 'stranger@example.org');
  await enrolled.rest.from('enrollments').insert({ user_id: enrolled.id, course_id: course });
  const { data } = await enrolled.rest
    .from('lessons')
    .select('id')
    .eq('course_id', course)
    .eq('is_free', false)
    .eq('content_type', 'text')
    .limit(1)
    .single();
  closedLesson = String(data?.id);
});

/** The passages that a learner finds. */
async function search({ rest }: TestLearner, query: string) {
  const { data, error } = await rest.rpc('search_course', { course_id: course, query });
  if (error) throw new Error(error.message);
  return data as { lesson_id: string; excerpt: string }[];
}

test('the search shows passages of lessons the reader may open, and of no other', async () => {
  const { data } = await enrolled.rest
    .from('lesson_bodies')
    .select('plain_text')
    .eq('lesson_id', closedLesson)
    .single();
  // A run of words from the middle of a text, which nothing else says.
  const passage = String(data?.plain_text).split(/\s+/).slice(100, 106).join(' ');
  const found = await search(enrolled, `"${passage}"`);
  expect(found.map((hit) => hit.lesson_id)).toEqual([closedLesson]);
  expect(found[0]?.excerpt).toContain('\uE000');
  expect(await search(stranger, `"${passage}"`)).toEqual([]);
  const visitor = await visitorClients(server).rest.rpc('search_course', {
    course_id: course,
    query: passage,
  });
  expect(visitor.error?.code).toBe('42501');
});

test('a closed lesson can be bookmarked, and keeps no place and no record of work', async () => {
  const { id, rest } = stranger;
  const row = { user_id: id, lesson_id: closedLesson };
  expect((await rest.from('bookmarks').insert(row)).error).toBeNull();
  expect((await rest.from('lesson_positions').insert({ ...row, position: 1 })).error?.code).toBe('42501');
  for (const call of ['record_lesson_opened', 'record_time_on_task']) {
    const seconds = call === 'record_time_on_task' ? { seconds: 10 } : {};
    const { error } = await rest.rpc(call, { lesson_id: closedLesson, ...seconds });
    expect(error?.hint, call).toBe('plan-needed');
  }
  expect((await rest.from('learning_events').select()).data).toEqual([]);
});

test('reports are limited, and nobody sends one in the name of another', async () => {
  const report = { user_id: stranger.id, lesson_id: closedLesson, kind: 'mistake', text: '2 + 2 = 5' };
  const send = (count: number) =>
    stranger.rest.from('problem_reports').insert(Array.from({ length: count }, () => report));
  expect((await enrolled.rest.from('problem_reports').insert(report)).error?.code).toBe('42501');
  expect((await send(21)).error?.hint).toBe('too-many-reports');
  expect((await send(20)).error).toBeNull();
  expect((await send(1)).error?.hint).toBe('too-many-reports');
  expect((await enrolled.rest.from('problem_reports').select()).data).toEqual([]);
});
