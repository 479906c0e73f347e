import { jsonReply, type Reply } from '../../http/exchange.ts';
import { JSON_CONTENT_TYPE } from '../parse/media-type.ts';
import type { Plan } from '../plan/plan.ts';
import type { Task } from '../plan/task.ts';
import { RestError } from '../rest-error.ts';
import type { Outcome } from './outcome.ts';
import { withResponseSettings } from './response-settings.ts';

/**
 * The answer to a request that went well.
 *
 * @param profile the schema to name in `Content-Profile`, when more than one is exposed
 * @throws RestError 416 PGRST103 when the range begins behind the last row
 */
export function replyOf(plan: Plan, task: Task, outcome: Outcome, profile: string | undefined): Reply {
  const { status, headers } = outcome.response;
  const reply =
    plan.result === 'explain' ? explainReply(task, outcome) : rowsReply(plan, task, outcome, profile);
  return status === null && headers === null ? reply : withResponseSettings(reply, status, headers);
}

function explainReply({ accept }: Task, { body }: Outcome): Reply {
  return { status: 200, headers: { 'content-type': accept.contentType }, body };
}

function rowsReply(plan: Plan, task: Task, outcome: Outcome, profile: string | undefined): Reply {
  const headers: Record<string, string> = {};
  if (plan.confirmed !== '') headers['preference-applied'] = plan.confirmed;
  if (profile !== undefined) headers['content-profile'] = profile;
  const status = statusOf(plan, task, outcome);
  headers['content-range'] = contentRange(plan, task, outcome);
  if (outcome.key !== null) headers.location = locationOf(task.name, plan.keyColumns, outcome.key);
  if (plan.result !== 'rows') return { status, headers, body: null };
  const isPlainJson = plan.isScalar && task.accept.format !== 'csv';
  headers['content-type'] = isPlainJson ? JSON_CONTENT_TYPE : task.accept.contentType;
  return { status, headers, body: task.method === 'HEAD' ? null : (outcome.body ?? 'null') };
}

function statusOf(plan: Plan, task: Task, outcome: Outcome): number {
  const { count, total } = outcome;
  switch (plan.kind) {
    case 'insert':
      return plan.updatedRows && !hasInserted(outcome) ? 200 : 201;
    case 'put':
      if (plan.result !== 'rows') return 204;
      return hasInserted(outcome) ? 201 : 200;
    case 'update':
    case 'delete':
      return plan.result === 'rows' ? 200 : 204;
    case 'read':
    case 'call':
      if (plan.result === 'void') return 204;
      return total === undefined ? 200 : rangeStatus(task.range.offset, count, total);
  }
}

/** Whether an upsert has made a row, not only changed those that were there. */
function hasInserted({ count, updated }: Outcome): boolean {
  return count > updated;
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
