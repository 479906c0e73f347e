import type { StatementResult } from '../../database/batch.ts';
import type { Plan } from '../plan/plan.ts';
import type { Task } from '../plan/task.ts';
import { RestError } from '../rest-error.ts';
import type { Shape } from '../sql/result.ts';

/** What the statement of a plan gave. */
export type Outcome = {
  /** JSON or CSV as PostgreSQL wrote it. */
  readonly body: string | null;
  /** Rows in the body, or rows written. */
  readonly count: number;
  /** All rows that match, if they were counted. */
  readonly total: number | undefined;
  /** The primary key of the one new row, as a JSON array. */
  readonly key: string | null;
  /** Rows that were written, or returned by a call, shown or not. */
  readonly affected: number;
  /** Of an upsert's rows those that were there before. */
  readonly updated: number;
  /** What functions have set of the answer. */
  readonly response: { readonly status: string | null; readonly headers: string | null };
};

const NO_RESPONSE: Outcome['response'] = { status: null, headers: null };

/**
 * Reads the result of a plan's statement, and of those behind it: its EXPLAIN, the number of rows that an upsert found, and
 * what was set of the answer.
 */
export function readOutcome(
  plan: Plan,
  maxRows: number,
  result: StatementResult,
  more: readonly StatementResult[],
  readsResponse: boolean,
): Outcome {
  const explained = plan.explain ? more.at(0) : undefined;
  const counted = plan.updatedRows === 'returned' ? result : more.at(0);
  const updated = plan.updatedRows ? Number(counted?.rows.at(0)?.at(0) ?? 0) : 0;
  const [status = null, headers = null] = (readsResponse && more.at(-1)?.rows.at(0)) || [];
  const response = readsResponse ? { status, headers } : NO_RESPONSE;
  const read = readResult(plan, maxRows, result, explained);
  const affected = plan.countsAffected ? Number(result.rows.at(0)?.at(-1) ?? 0) : read.count;
  return { ...read, affected, updated, response };
}

function readResult(
  plan: Plan,
  maxRows: number,
  result: StatementResult,
  explained: StatementResult | undefined,
): Pick<Outcome, 'body' | 'count' | 'total' | 'key'> {
  if (plan.result === 'explain') {
    return { body: result.rows.map(([line]) => line).join('\n'), count: 0, total: undefined, key: null };
  }
  if (plan.result === 'tag') {
    const count = Number(result.tag.slice(result.tag.lastIndexOf(' ') + 1));
    return { body: null, count, total: count, key: null };
  }
  if (plan.result === 'rows' && plan.shape !== 'none') {
    const first = result.rows.at(0);
    const rows = first?.[0] === null ? [] : result.rows;
    const counted =
      plan.extra === 'total' ? Number(first?.at(plan.countsAffected ? -2 : -1) ?? 0) : undefined;
    return {
      body: bodyOf(plan.shape, rows),
      count: rows.length,
      total: explained ? estimate(counted, explained, maxRows) : counted,
      key: null,
    };
  }
  const [, count = '0', extra = null] = result.rows.at(0) ?? [];
  const counted = plan.extra === 'total' ? Number(extra) : undefined;
  return {
    body: null,
    count: Number(count),
    total: explained ? estimate(counted, explained, maxRows) : counted,
    key: plan.extra === 'key' ? extra : null,
  };
}

function bodyOf(shape: Exclude<Shape, 'none'>, rows: StatementResult['rows']): string | null {
  switch (shape) {
    case 'array':
    case 'scalars':
      return `[${rows.map(([text]) => text).join(',')}]`;
    case 'object':
    case 'scalar':
      return rows.at(0)?.[0] ?? null;
    case 'csv':
      return `${rows.at(0)?.[1] ?? ''}\n${rows.map(([text]) => text).join('\n')}`;
  }
}

function estimate(counted: number | undefined, explained: StatementResult, maxRows: number): number {
  if (counted !== undefined && counted <= maxRows) return counted;
  // The outermost node comes first in the text.
  const match = /"Plan Rows": (\d+)/.exec(explained.rows.map(([line]) => line).join('\n'));
  return Math.max(Number(match?.[1] ?? 0), counted ?? 0);
}

/** Whether an outcome can be refused after the statement has run, so that its transaction must not end by itself. */
export function mayBeRefused(plan: Plan, task: Task): boolean {
  if (plan.readOnly || plan.result === 'explain') return false;
  return (
    plan.kind === 'put' ||
    task.preferences.maxAffected !== undefined ||
    (task.accept.format === 'object' && plan.result === 'rows' && !plan.isScalar && !plan.isSingle)
  );
}

/**
 * Refuses an outcome that is not what the request insisted on.
 *
 * @throws RestError PGRST115, PGRST116 or PGRST124
 */
export function checkOutcome(plan: Plan, task: Task, { count, affected }: Outcome): void {
  if (plan.result === 'explain') return;
  if (plan.kind === 'put' && count !== 1) {
    throw new RestError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)');
  }
  const { maxAffected } = task.preferences;
  if (maxAffected !== undefined && plan.kind !== 'read' && affected > maxAffected) {
    throw new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${affected} rows`,
    });
  }
  const wantsOne =
    task.accept.format === 'object' && plan.result === 'rows' && !plan.isScalar && !plan.isSingle;
  if (wantsOne && count !== 1) {
    throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${count} rows`,
    });
  }
}
