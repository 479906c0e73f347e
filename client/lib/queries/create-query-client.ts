import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { AuthApiError } from '@supabase/auth-js';
import { BackendError } from '../backend/backend-error.ts';

/** The cache of everything read from the backend. Every failure is logged here; the screens show it themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => console.error('Could not load', query.queryKey, error),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) =>
        console.error('Could not save', mutation.options.mutationKey ?? '', error),
    }),
    defaultOptions: {
      queries: {
        // A lost connection is told at once instead of waiting for it silently; the screens offer Retry.
        networkMode: 'always',
        staleTime: 30_000,
        retry: (count, error) => count < 2 && mayPass(error),
        retryDelay: (count) => 500 * 2 ** count,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Whether trying again may help: a refusal by a rule will be the same, a lost connection will not. */
function mayPass(error: Error): boolean {
  if (error instanceof BackendError) return error.status === 0 || error.status >= 500;
  return !(error instanceof AuthApiError);
}
