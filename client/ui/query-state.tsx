import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';

interface QueryStateProps<Data> {
  query: UseQueryResult<Data>;
  /** What to say when it failed, such as "Your courses could not be loaded". */
  failed: ReactNode;
  /** Words an error: `useErrorWording()`. */
  describe: (error: unknown) => string;
  /** The shape of the content, see Skeleton. */
  skeleton: readonly string[];
  children: (data: Data) => ReactNode;
}

/** The three states of something loaded: its skeleton, its error with Retry, its content. Old content stays. */
export function QueryState<Data>({ query, failed, describe, skeleton, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <ErrorState title={failed} reason={describe(query.error)} onRetry={() => void query.refetch()} />;
  }
  return <Skeleton rows={skeleton} />;
}
