import type { Database } from '#server/backend/database/database.ts';
import { foldResponses } from '#server/functions/fold-responses.ts';

/** Lets days pass for a learner: everything they did lies so many days further back, and their states are computed of that. */
export async function passDays(database: Database, userId: string, days: number): Promise<void> {
  await database.transaction(async ({ query }) => {
    const back = (table: string, moments: readonly string[], dates: readonly string[] = []) =>
      query(
        `update ${table} set ${[
          ...moments.map((column) => `${column} = ${column} - make_interval(days => $2)`),
          ...dates.map((column) => `${column} = ${column} - $2::int`),
        ].join(', ')} where user_id = $1`,
        [userId, days],
      );
    await back('public.responses', ['answered_at'], ['day']);
    await back('public.review_questions', ['asked_at', 'settled_at'], ['day', 'returns_on']);
    await back('private.learner_days', ['seen_at'], ['day']);
    await back('public.simulator_sessions', ['started_at', 'ended_at']);
    // What the database writes itself nobody changes but its owner, without its rules.
    for (const table of ['public.user_progress', 'public.learning_events'])
      await query(`alter table ${table} disable trigger user`);
    await back('public.user_progress', ['completed_at']);
    await back('public.learning_events', ['occurred_at']);
    for (const table of ['public.user_progress', 'public.learning_events'])
      await query(`alter table ${table} enable trigger user`);
    await foldResponses(query, userId);
  });
}
