import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';

/** The key of a learner's sessions; with an id that of one of them. */
export function sessionKey(userId: string, id?: string): readonly string[] {
  return id === undefined ? ['simulator_sessions', userId] : ['simulator_sessions', userId, id];
}

/** The same for the learner who is signed in. */
export function useSessionKey(id?: string): readonly string[] {
  return sessionKey(useSignedInUser().id, id);
}
