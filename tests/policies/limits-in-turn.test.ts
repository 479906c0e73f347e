import { expect } from 'vitest';
import type { Transaction } from '#server/backend/database/database.ts';
import { NOTES_A_DAY } from '#domain/learning/notes/note-contract.ts';
import { policyTest } from './policy-test.ts';
import { lessons, people } from './world.ts';

const ROWS = {
  notes: `(user_id, lesson_id, anchor, text) select $1, $2, '{"kind": "lesson"}', 'Think first.'`,
  problem_reports: `(user_id, lesson_id, kind, text) select $1, $2, 'unclear', 'Unclear'`,
  quiz_attempts: '(user_id, lesson_id) select $1, $2',
} as const;

policyTest.for([
  ['notes', NOTES_A_DAY, 'too-many-notes-today'],
  ['problem_reports', 20, 'too-many-reports'],
  ['quiz_attempts', 200, 'too-many-attempts'],
] as const)(
  'who writes %s on two connections at once is counted on both',
  async ([table, limit, hint], { database }) => {
    const write = ({ query }: Transaction) =>
      query(`insert into public.${table} ${ROWS[table]} from generate_series(1, $3)`, [
        people.otherLearner,
        lessons.freeQuiz,
        limit - 1,
      ]);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

    let second: Promise<unknown> | undefined;
    await database.transaction(async (transaction) => {
      await write(transaction);
      second = database.transaction(write).catch((error: unknown) => error);
      await expect.poll(async () => (await database.query(waiting)).rowCount).toBe(1);
    });
    expect(await second).toMatchObject({ hint });
  },
);
