import { jsonReply, type Reply } from '../../http/exchange.ts';
import { CONTENT_TYPES } from '../parse/media-type.ts';
import type { Plan } from '../plan/plan.ts';
import type { Task } from '../plan/task.ts';
import { RestError } from '../rest-error.ts';
import type { Outcome } from './outcome.ts';

/**
 * The answer to a request that went well.
 *
 * @param profile the schema to name in `Content-Profile`, when more than one is exposed
 * @throws RestError 416 PGRST103 when the range begins behind the last row
 */
export function replyOf(plan: Plan, task: Task, outcome: Outcome, profile: string | undefined): Reply {
  const headers: Record<string, string> = {};
  if (plan.confirmed !== '') headers['preference-applied'] = plan.confirmed;
  if (profile !== undefined) headers['content-profile'] = profile;
  const status = statusOf(plan, task, outcome);
  headers['content-range'] = contentRange(plan, task, outcome);
  if (outcome.key !== null) headers.location = locationOf(task.name, plan.keyColumns, outcome.key);
  if (plan.result !== 'rows') return { status, headers, body: null };
  headers['content-type'] =
    plan.isScalar && task.format !== 'csv' ? CONTENT_TYPES.array : CONTENT_TYPES[task.format];
  return { status, headers, body: task.method === 'HEAD' ? null : (outcome.body ?? 'null') };
}

function statusOf(plan: Plan, task: Task, { count, total }: Outcome): number {
  switch (plan.kind) {
    case 'insert':
      return 201;
    case 'update':
    case 'delete':
    case 'put':
      return plan.result === 'rows' ? 200 : 204;
    case 'read':
    case 'call':
      if (plan.result === 'void') return 204;
      return total === undefined ? 200 : rangeStatus(task.range.offset, count, total);
  }
}

function rangeStatus(offset: number, count: number, total: number): number {
  if (offset > total) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
      headers: { 'content-range': `*/${total}` },
    });
  }
  return count < total ? 206 : 200;
}

/** `0-24/3573`: the rows in the answer and all there are; `*` for none and for not counted. */
function contentRange(plan: Plan, task: Task, { count, total }: Outcome): string {
  const isCounted = plan.kind === 'read' || plan.kind === 'call' ? total : count;
  const all = task.preferences.count === undefined || isCounted === undefined ? '*' : `${isCounted}`;
  const hasRows = plan.kind === 'read' || plan.kind === 'call' || plan.kind === 'update';
  if (!hasRows || count === 0) return `*/${all}`;
  const first = plan.kind === 'update' ? 0 : task.range.offset;
  return `${first}-${first + count - 1}/${all}`;
}

/** The address of a new row: its table with a filter for its primary key. */
function locationOf(name: string, columns: readonly string[], key: string): string {
  const values: unknown[] = JSON.parse(key);
  const filters = columns.map(
    (column, index) => `${encodeURIComponent(column)}=eq.${encodeURIComponent(String(values[index]))}`,
  );
  return `/${encodeURIComponent(name)}?${filters.join('&')}`;
}

/** The answer to a request that did not go well. */
export function errorReply(error: RestError): Reply {
  return jsonReply(error.status, error, { ...error.headers });
}
