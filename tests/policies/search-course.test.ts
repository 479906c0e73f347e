import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { courses, lessons } from './world.ts';

async function search(session: Session, query: string, course: string = courses.risk) {
  const { rows } = await session.query<{ lesson_id: string; excerpt: string }>(
    'select * from public.search_course($1, $2)',
    [course, query],
  );
  return rows;
}

/** Writes the words of a lesson. */
async function write(session: Session, lesson: string, text: string): Promise<void> {
  await session.query('update public.lesson_bodies set plain_text = $2 where lesson_id = $1', [lesson, text]);
}

policyTest('no text is found by those who may not open it', async ({ session }) => {
  await write(session, lessons.freeText, 'A gap jumps past the stop.');
  await write(session, lessons.secondText, 'A gap costs more than planned.');
  const found = async () => (await search(session, 'gap')).map((row) => row.lesson_id).sort();
  await session.actAs('learner');
  expect(await found()).toEqual([lessons.freeText, lessons.secondText]);
  await session.actAs('otherLearner');
  expect(await found()).toEqual([lessons.freeText]);
});

policyTest('the outline of a closed lesson is found without its text', async ({ session }) => {
  await session.query(
    `update public.lessons set title = 'Gaps', description = 'When a price jumps.' where id = $1`,
    [lessons.secondText],
  );
  await write(session, lessons.secondText, 'The secret of gaps.');
  await session.actAs('otherLearner');
  expect(await search(session, 'gap')).toEqual([
    { lesson_id: lessons.secondText, excerpt: 'When a price jumps.' },
  ]);
});

policyTest('a word in the title comes before a word in the text', async ({ session }) => {
  await session.query(`update public.lessons set title = 'Volatility' where id = $1`, [lessons.thirdText]);
  await write(session, lessons.freeText, 'volatility');
  await session.actAs('learner');
  expect((await search(session, 'volatility')).map((row) => row.lesson_id)).toEqual([
    lessons.thirdText,
    lessons.freeText,
  ]);
});

policyTest('the passage is plain text with marked words, whatever stands in it', async ({ session }) => {
  await write(
    session,
    lessons.freeText,
    'If a < b then <script>alert(1)</script> the stops fail & the loss grows.',
  );
  await session.actAs('learner');
  const [hit] = await search(session, 'stop');
  expect(hit?.excerpt).toContain('\uE000stops\uE001 fail & the loss');
});

policyTest('the last word may be unfinished, others may not', async ({ session }) => {
  await write(session, lessons.freeText, 'Trailing stops follow the price.');
  await session.actAs('learner');
  expect(await search(session, 'trailing sto')).toHaveLength(1);
  expect(await search(session, 'trai stops')).toHaveLength(0);
});

policyTest.for(['', '   ', 'the of', '"', "'", ':*', '& | !', '()', '-"stop loss"', 'stop\\', '<->'])(
  'the query %j breaks nothing',
  async (query, { session }) => {
    await session.actAs('learner');
    await expect(search(session, query)).resolves.toBeInstanceOf(Array);
  },
);

policyTest('a query cannot be endless', async ({ session }) => {
  await session.actAs('learner');
  const ask = 'select from public.search_course($1, $2)';
  expect(await session.attempt(ask, [courses.risk, 'stop '.repeat(41)])).toBe('query-too-long');
});

policyTest('nothing is found in another course or in one that is hidden', async ({ session }) => {
  await write(session, lessons.freeText, 'gap');
  await write(session, lessons.inactive, 'gap');
  await session.actAs('learner');
  expect(await search(session, 'gap')).toHaveLength(1);
  expect(await search(session, 'gap', courses.crypto)).toEqual([]);
  expect(await search(session, 'gap', courses.inactive)).toEqual([]);
});

policyTest('a visitor cannot search', async ({ session }) => {
  await session.actAs('anon');
  expect(await session.attempt('select from public.search_course($1, $2)', [courses.risk, 'gap'])).toBe(
    'denied',
  );
});
