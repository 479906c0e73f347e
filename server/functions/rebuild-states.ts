import type { SqlDatabase } from '../adapters/sql.ts';
import { foldResponses } from './fold-responses.ts';
import { lockLearner } from './lock-learner.ts';

/** How many learners are looked up at a time. */
const BATCH = 500;

/** What a rebuild came to. */
export type RebuildReport = {
  readonly learners: number;
  /** Learners of whom some skill stood otherwise than their evidence says, and how many skills that were. */
  readonly changedLearners: number;
  readonly changedSkills: number;
};

/**
 * Computes the states of every learner anew from their responses, one learner a transaction, so that nobody who is learning
 * waits for more than their own.
 */
export async function rebuildStates(
  database: SqlDatabase,
  showProgress: (learners: number) => void = () => {},
): Promise<RebuildReport> {
  let report: RebuildReport = { learners: 0, changedLearners: 0, changedSkills: 0 };
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await database.query<{ id: string }>(
      `select id from auth.users where id > $1
         and exists (select from public.responses where responses.user_id = users.id)
       order by id limit $2`,
      [last, BATCH],
    );
    for (const { id } of rows) {
      const changed = await database.transaction(async ({ query }) => {
        await lockLearner(query, id);
        return foldResponses(query, id);
      });
      report = {
        learners: report.learners + 1,
        changedLearners: report.changedLearners + (changed > 0 ? 1 : 0),
        changedSkills: report.changedSkills + changed,
      };
      last = id;
    }
    if (rows.length < BATCH) return report;
    showProgress(report.learners);
  }
}
