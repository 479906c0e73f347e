import { nominal } from '#domain/kernel/nominal.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { BatchDatabase } from '../adapters/sql.ts';
import { type Caller, type ProductFunction, Refusal } from './product-function.ts';
import { reading } from './reading.ts';
import { type Read, readTogether } from './read-together.ts';

/** What the engine's functions host calls: a web-standard handler that is also told who calls from where. */
type Handler = (
  request: Request,
  call: { readonly identity: Identity; readonly address: string },
) => Promise<Response>;

/** A caller with what their token says about how they signed in (`aal1`, or `aal2` after a second step). */
type Identity = Omit<Caller, 'userId' | 'sessionId' | 'aal'> & {
  readonly userId: string | null;
  readonly claims: { readonly aal?: string; readonly session_id?: string; readonly act?: unknown };
};

/** What somebody may call who looks on as a learner (docs/decisions/impersonation.md): these write nothing of theirs. */
const VIEWABLE: ReadonlySet<string> = new Set([
  'inspect-client',
  'list-terms',
  'open-lesson-media',
  'suggest-questions',
]);

const FOREIGN_KEY_VIOLATION = '23503';
const RAISED = 'P0001';

/** Wires the product's functions to the engine's host: gives each call its context and words refusals as JSON. */
export function toFunctionHandlers(
  functions: ReadonlyMap<string, ProductFunction>,
  database: BatchDatabase,
): Map<string, Handler> {
  return new Map([...functions].map(([name, handle]) => [name, toHandler(name, handle, database)]));
}

function toHandler(name: string, handle: ProductFunction, database: BatchDatabase): Handler {
  const read = readTogether(database.batch);
  return async (request, { identity, address }) => {
    try {
      if (identity.claims.act !== undefined && !VIEWABLE.has(name)) throw new Refusal(403, 'read-only');
      await refuseHalfSignedIn(read, identity);
      return await handle(request, {
        caller: {
          userId: identity.userId === null ? null : nominal<UserId>(identity.userId),
          role: identity.role,
          sessionId: identity.claims.session_id ?? null,
          aal: identity.claims.aal ?? null,
        },
        address,
        query: database.query,
        read,
        transaction: (work) =>
          database.transaction(({ query, batch, writeLast }) => work(query, readTogether(batch), writeLast)),
        now: () => new Date(),
      });
    } catch (error) {
      const refusal = isUserGone(error)
        ? new Refusal(401, 'sign-in-required')
        : (refusedByRule(error) ?? error);
      if (!(refusal instanceof Refusal)) throw error;
      return Response.json({ ...refusal.parameters, code: refusal.code }, { status: refusal.status });
    }
  };
}

/** As the policies of the tables do: who has set up a second step of signing in is believed only after it. */
async function refuseHalfSignedIn(read: Read, { userId, claims }: Identity): Promise<void> {
  if (userId === null || claims.aal === 'aal2') return;
  const hasFactor = reading(
    `select 1 as factor from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1`,
    [userId],
    (rows) => rows.length > 0,
  );
  if (await read(hasFactor)) throw new Refusal(403, 'second-step-needed');
}

/** What a rule of the database says no to, under the code that it hints at (docs/sql-conventions.md). */
function refusedByRule(error: unknown): Refusal | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === RAISED && 'hint' in error))
    return undefined;
  const { hint } = error;
  if (typeof hint !== 'string') return undefined;
  return new Refusal(hint === 'admins-only' ? 403 : hint.endsWith('-not-found') ? 404 : 409, hint);
}

/** An access token outlives its deleted user: PostgreSQL then finds nobody behind `user_id`. */
function isUserGone(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === FOREIGN_KEY_VIOLATION &&
    'constraint' in error &&
    typeof error.constraint === 'string' &&
    error.constraint.endsWith('_user_id_fkey')
  );
}
