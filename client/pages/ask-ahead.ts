import type { QueryClient } from '@tanstack/react-query';
import type { Backend } from '../lib/backend/connect-backend.ts';

/** Asks for what a page shows, for the learner who is signed in. */
type Ask = (backend: Backend, queryClient: QueryClient, userId: string) => Promise<unknown>;

/**
 * Lets a route ask for what its page shows while the code of the page is fetched and run. Nothing waits for it: the page
 * draws its own skeleton and tells of failures. Asks nothing for somebody who is not signed in.
 *
 * @param ask what does it; it may be fetched as well
 */
export function askAhead(
  { connection, queryClient }: { connection: Promise<Backend>; queryClient: QueryClient },
  ask: Ask | Promise<Ask>,
): void {
  Promise.all([connection, ask])
    .then(async ([backend, asking]) => {
      const { data } = await backend.auth.getSession();
      if (data.session !== null) await asking(backend, queryClient, data.session.user.id);
    })
    .catch(() => undefined);
}
