import type { PostgrestError } from '@supabase/postgrest-js';
import { BackendError } from './backend-error.ts';

type TableAnswer =
  | { data: unknown; error: null; status: number }
  | { data: unknown; error: Pick<PostgrestError, 'code' | 'hint' | 'message'>; status: number };

/** The data of a table call; throws a BackendError when the call failed, so that queries reject. */
export function unwrap<Answer extends TableAnswer>(answer: Answer): Extract<Answer, { error: null }>['data'] {
  if (answer.error !== null)
    throw new BackendError(codeOf(answer.status, answer.error), answer.status, answer.error.message);
  return answer.data;
}

/** Our own rules in the database name themselves in the hint (`enrol-first`); other failures have a code. */
function codeOf(status: number, { code, hint }: { code: string; hint: string | null }): string {
  if (status === 0) return 'network';
  if (code === 'P0001' && hint) return hint;
  return code || `http_${status}`;
}
