import { people } from './world.ts';

/** Everybody a policy distinguishes. `learner` owns the rows of the world; `otherLearner` does not. */
export type Actor = 'anon' | 'learner' | 'otherLearner' | 'admin' | 'service';

export const actors: readonly Actor[] = ['anon', 'learner', 'otherLearner', 'admin', 'service'];

type Identity = { readonly role: string; readonly claims: Readonly<Record<string, string>> };

/** The database role and the claims of the token under which an actor's requests arrive. */
export function identityOf(actor: Actor): Identity {
  if (actor === 'anon') return { role: 'anon', claims: { role: 'anon' } };
  if (actor === 'service') return { role: 'service_role', claims: { role: 'service_role' } };
  return { role: 'authenticated', claims: { role: 'authenticated', sub: people[actor] } };
}
