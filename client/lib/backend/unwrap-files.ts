import type { StorageError } from '@supabase/storage-js';
import { BackendError } from './backend-error.ts';

type FileAnswer = { data: unknown; error: null } | { data: null; error: StorageError };

/**
 * The data of a call of storage; throws a BackendError when it failed: `network` when nothing answered, else
 * `storage-<status>` with the status that a hosted Supabase names.
 */
export function unwrapFiles<Answer extends FileAnswer>(
  answer: Answer,
): Extract<Answer, { error: null }>['data'] {
  const { data, error } = answer;
  if (error === null) return data;
  if (error.status === undefined) throw new BackendError('network', 0, error.message);
  throw new BackendError(`storage-${error.statusCode ?? error.status}`, error.status, error.message);
}
