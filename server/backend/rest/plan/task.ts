import type { Accepted } from '../parse/media-type.ts';
import type { Payload } from '../parse/payload.ts';
import type { Preferences } from '../parse/preferences.ts';
import type { Query } from '../parse/query-string.ts';
import type { RowRange } from '../parse/range.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';

/** A request, read but not yet planned. */
export type Task = {
  readonly method: Method;
  /** As in the URL, still encoded. */
  readonly path: string;
  readonly schema: string;
  /** Name of the table, or of the function when `isCall`. */
  readonly name: string;
  readonly isCall: boolean;
  readonly query: Query;
  readonly range: RowRange;
  readonly preferences: Preferences;
  readonly accept: Accepted;
  /** Body of a write or of a call by POST. */
  readonly payload: Payload | undefined;
};

/**
 * Equal for two requests exactly when the same plan serves both: everything but values. The parts cannot
 * contain a line break, since the URL and headers cannot and JSON escapes it.
 */
export function taskShape(task: Task): string {
  const { range, payload } = task;
  const body =
    payload === undefined
      ? ''
      : `${payload.isArray ? '[]' : '{}'}${payload.type}${JSON.stringify(payload.keys)}`;
  const rows = `${range.limit === undefined ? '' : 'L'}${range.offset === 0 ? '' : 'O'}`;
  return `${task.method} ${task.path}\n${task.schema}\n${task.accept.contentType} ${rows}\n${task.preferences.shape}\n${task.query.shape}\n${body}`;
}
