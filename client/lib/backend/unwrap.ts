import { BackendError } from './backend-error.ts';

type TableAnswer<Data> =
  | { data: Data; error: null; status: number }
  | { data: null; error: { code: string; message: string; hint: string | null }; status: number };

/** The data of a table call; throws a BackendError when the call failed, so that queries reject. */
export function unwrap<Data>(answer: TableAnswer<Data>): Data {
  if (answer.error === null) return answer.data;
  throw new BackendError(codeOf(answer), answer.status, answer.error.message);
}

/** Our own rules in the database name themselves in the hint (`enrol-first`); other failures have a code. */
function codeOf({ status, error }: { status: number; error: { code: string; hint: string | null } }): string {
  if (status === 0) return 'network';
  if (error.code === 'P0001' && error.hint) return error.hint;
  return error.code || `http_${status}`;
}
