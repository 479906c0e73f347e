import type { Query } from '#server/backend/database/database.ts';
import { type Actor, identityOf } from './actors.ts';

/**
 * What became of a statement: 'allowed' (it touched a row), 'no rows', 'denied' (SQLSTATE 42501: no grant, or a
 * new row that breaks a policy), the hint of the rule that refused it (`raise ... using hint`), or the SQLSTATE
 * of any other error.
 */
export type Outcome = string;

/** One transaction of a test. It is rolled back when the test ends, whatever happened in it. */
export type Session = {
  readonly query: Query;
  /** From here on, statements run under the role and the claims of the actor. */
  actAs(actor: Actor): Promise<void>;
  /** From here on, statements run as the owner of the tables, past every policy. */
  actAsOwner(): Promise<void>;
  /** Runs a statement and says what became of it. After an error the transaction stays usable. */
  attempt(text: string, values?: readonly unknown[]): Promise<Outcome>;
};

/** Wraps a transaction in the vocabulary of the policy tests. */
export function openSession({ query }: { readonly query: Query }): Session {
  const assume = (role: string, claims: string) =>
    query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [role, claims]);

  return {
    query,
    async actAs(actor) {
      const { role, claims } = identityOf(actor);
      await query('reset role');
      await assume(role, JSON.stringify(claims));
    },
    async actAsOwner() {
      await query('reset role');
      await assume('none', '');
    },
    async attempt(text, values) {
      await query('savepoint attempt');
      try {
        const { rowCount } = await query(text, values);
        await query('release savepoint attempt');
        return rowCount > 0 ? 'allowed' : 'no rows';
      } catch (error) {
        await query('rollback to savepoint attempt');
        return nameOf(error);
      }
    },
  };
}

function nameOf(error: unknown): Outcome {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') throw error;
  if (error.code === '42501') return 'denied';
  if (error.code === 'P0001' && 'hint' in error && typeof error.hint === 'string') return error.hint;
  return error.code;
}
