import type { Solution, Try } from '#domain/activities/contract.ts';
import type { LearnerTableTask } from '#domain/activities/data-task/learner-data-task.ts';
import { readPairs } from '#domain/activities/answer-pairs.ts';
import type { RowOutcome } from './row-verdict.tsx';

type TaskSolution = Extract<Solution, { readonly kind: 'data-task' }>;

/**
 * What is to be said of a row: what the last answer came to in it, as long as it still stands as it was sent, and that it was
 * missed once that is told. Undefined where nothing is to be said.
 * @param rows what is answered now
 * @param sent what was answered last
 */
export function rowOutcome(
  row: string,
  {
    asked,
    last,
    solution,
    rows,
    sent,
  }: {
    asked: LearnerTableTask;
    last: Try | undefined;
    solution: TaskSolution | undefined;
    rows: readonly string[];
    sent: readonly string[];
  },
): { outcome: RowOutcome; truth: string | undefined; html: string } | undefined {
  const given = last?.rows?.find((note) => note.row === row);
  const because = solution?.because[row];
  if (given && standsAsSent(row, asked.asks, rows, sent)) {
    const outcome = given.is_right ? 'right' : 'wrong';
    return {
      outcome,
      truth: given.is_right ? undefined : truthOf(row, asked, solution),
      html: because ?? given.html,
    };
  }
  const isMissed =
    asked.asks === 'mark' && Array.isArray(solution?.truth) && solution.truth.some((id) => id === row);
  return isMissed ? { outcome: 'missed', truth: undefined, html: because ?? '' } : undefined;
}

/** What was changed since has not been judged yet. */
function standsAsSent(
  row: string,
  asks: LearnerTableTask['asks'],
  rows: readonly string[],
  sent: readonly string[],
): boolean {
  if (asks === 'order') return rows.indexOf(row) === sent.indexOf(row);
  if (asks === 'tag') return readPairs([...rows])?.get(row) === readPairs([...sent])?.get(row);
  return rows.includes(row);
}

function truthOf(
  row: string,
  asked: LearnerTableTask,
  solution: TaskSolution | undefined,
): string | undefined {
  if (asked.asks !== 'tag') return undefined;
  const tag = readPairs(solution?.truth)?.get(row);
  return asked.tags.find(({ id }) => id === tag)?.text;
}
