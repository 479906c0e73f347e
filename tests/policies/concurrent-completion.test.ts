import { expect } from 'vitest';
import type { Transaction } from '#server/backend/database/database.ts';
import { policyTest } from './policy-test.ts';
import { lessons, people } from './world.ts';

/** Completes a lesson as the server would, in the given transaction. */
function complete({ query }: Transaction, lesson: string): Promise<unknown> {
  return query(
    `insert into public.user_progress (user_id, lesson_id, completed, score) values ($1, $2, true, 100)
     on conflict (user_id, lesson_id) do update set completed = true`,
    [people.learner, lesson],
  );
}

policyTest('two lessons completed at the same moment both count', async ({ database }) => {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const countWaiting = async () => (await database.query(waiting)).rowCount;

  let second: Promise<unknown> | undefined;
  await database.transaction(async (transaction) => {
    await complete(transaction, lessons.freeText);
    second = database.transaction((other) => complete(other, lessons.freeQuiz));
    await expect.poll(countWaiting).toBe(1);
  });
  await second;

  const { rows } = await database.query('select progress from public.enrollments where user_id = $1', [
    people.learner,
  ]);
  expect(rows).toEqual([{ progress: 50 }]);
});
