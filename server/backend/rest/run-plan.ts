import type { Statement } from '../database/batch.ts';
import type { AnswerBound, Database } from '../database/database.ts';
import { MAX_ANSWER_BYTES } from './bounds.ts';
import type { Plan, PlannedStatement } from './plan/plan.ts';
import type { Task } from './plan/task.ts';
import { checkOutcome, mayBeRefused, type Outcome, readOutcome } from './respond/outcome.ts';
import { READ_RESPONSE } from './respond/response-settings.ts';
import { READ_UPDATED } from './sql/upsert-count.ts';

const READ_UPDATED_STATEMENT: Statement = { text: READ_UPDATED, values: [] };

/**
 * Runs a plan behind its session statement: as one batch, or, when the outcome of a write may be refused or shall be
 * undone, inside a transaction that can still be rolled back.
 *
 * @param readsResponse whether functions of the database may have set something of the answer
 * @throws RestError when the outcome is not what the request insisted on; pg's DatabaseError
 */
export async function runPlan(
  database: Database,
  session: Statement,
  plan: Plan,
  task: Task,
  maxRows: number,
  readsResponse: boolean,
): Promise<Outcome> {
  const statements = [session, statementOf(plan, task)];
  if (plan.explain) statements.push({ ...statementOf(plan.explain, task), prepare: false });
  if (plan.updatedRows === 'asked') statements.push(READ_UPDATED_STATEMENT);
  if (readsResponse) statements.push(READ_RESPONSE);

  const rollsBack = task.preferences.rollsBack && !plan.readOnly;
  if (!rollsBack && !mayBeRefused(plan, task)) return settle(await database.batch(statements, boundOf(plan)));
  return database.transaction(
    async ({ batch, query }) => {
      const outcome = settle(await batch(statements, boundOf(plan)));
      // What a commit would have found wrong is found now.
      if (rollsBack) await query('set constraints all immediate');
      return outcome;
    },
    rollsBack ? 'rollback' : 'commit',
  );

  function settle([, result, ...more]: Awaited<ReturnType<Database['batch']>>): Outcome {
    if (!result) throw new Error('A batch of requests lost a result');
    const outcome = readOutcome(plan, maxRows, result, more, readsResponse);
    checkOutcome(plan, task, outcome);
    return outcome;
  }
}

/** A write that returns nothing needs no bound, and no second round trip before it is committed. */
function boundOf({ readOnly, result }: Plan): AnswerBound | undefined {
  return readOnly || result === 'rows' ? { maxBytes: MAX_ANSWER_BYTES, readOnly } : undefined;
}

function statementOf({ text, indexes }: PlannedStatement, task: Task): Statement {
  const { values } = task.query;
  return { text, values: indexes.map((index) => values[index] ?? null) };
}
