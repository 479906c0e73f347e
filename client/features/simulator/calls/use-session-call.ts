import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SimulatorSession, StaleCursorRefusal } from '#domain/simulator/contract.ts';
import { BackendError } from '../../../lib/backend/backend-error.ts';
import { joinAnswer, type SeenSession } from './seen-session.ts';
import { useSessionKey } from './session-key.ts';

/** What every call that changes a session names: what its sender has seen. */
export interface Seen {
  readonly session_id: string;
  readonly cursor: number;
  readonly sequence: number;
}

/**
 * A call that changes a session, as a mutation. What it answers is joined to what is known, and so is what the server says
 * to a sender whose view was out of date. Rejects with a BackendError.
 * @param name of the call
 * @param send calls it with what has been seen
 */
export function useSessionCall<Input, Answer extends SimulatorSession>(
  id: string,
  name: string,
  send: (seen: Seen, input: Input) => Promise<Answer>,
) {
  const queryClient = useQueryClient();
  const queryKey = useSessionKey(id);
  const join = (answer: SimulatorSession) =>
    queryClient.setQueryData<SeenSession>(queryKey, (before) => joinAnswer(before, answer));
  return useMutation({
    mutationKey: [name],
    // One after the other, in every tab of its own: each names what the one before it has brought.
    scope: { id: `simulator-session-${id}` },
    mutationFn: (input: Input) => {
      const known = queryClient.getQueryData<SeenSession>(queryKey)?.session;
      return send({ session_id: id, cursor: known?.cursor ?? 0, sequence: known?.sequence ?? 0 }, input);
    },
    onSuccess: join,
    onError: (error) => {
      const session = staleSession(error);
      if (session !== undefined) join(session);
    },
  });
}

/** The session as it is now, which a refused sender is told. */
export function staleSession(error: unknown): SimulatorSession | undefined {
  if (!(error instanceof BackendError) || error.code !== 'stale-cursor') return undefined;
  return (error.parameters as Partial<StaleCursorRefusal>).session;
}
