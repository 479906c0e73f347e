import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';

/** The key of the learner's sessions; with an id that of one of them. */
export function useSessionKey(id?: string): readonly string[] {
  const { id: userId } = useSignedInUser();
  return id === undefined ? ['simulator_sessions', userId] : ['simulator_sessions', userId, id];
}
