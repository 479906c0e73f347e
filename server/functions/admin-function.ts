import type { UserId } from '#domain/kernel/ids.ts';
import { one } from '#domain/kernel/one.ts';
import type * as v from 'valibot';
import type { Query } from '../adapters/sql.ts';
import { actAsCaller } from './act-as-caller.ts';
import { type CountUse, type FunctionContext, type ProductFunction, Refusal } from './product-function.ts';
import { parseCall, readBody, requireUser } from './read-call.ts';

/** A function of the product for admins only, and how it is made once uses can be counted. */
export type AdminFunction = {
  readonly name: string;
  readonly create: (countUse: CountUse) => ProductFunction;
};

/** What an admin's call works with: `query` runs in the call's one transaction, and rules of the database see the admin. */
export type AdminContext = Omit<FunctionContext, 'transaction'> & { readonly adminId: UserId };

/** What an action did: the row it acted on, what the log says beside (nothing personal), and its answer. */
export type Done<Answer> = {
  /** A uuid; null where the subject is something else, which then stands in the details. */
  readonly subjectId: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly answer: Answer;
};

type Answer = Readonly<Record<string, unknown>>;

/** So many refusals of one account are logged in ten minutes: nobody fills the log by asking again and again. */
const LOGGED_REFUSALS = { limit: 60, windowSeconds: 600 } as const;

/**
 * An action of admins: makes sure of the admin, parses, acts, and writes the log, in one transaction.
 *
 * Refusals: 401 `sign-in-required`, 403 `admins-only` (which is logged), 400 `invalid-request`, and those of `act`.
 */
export function adminAction<T extends v.GenericSchema>(
  name: string,
  schema: T,
  act: (input: v.InferOutput<T>, context: AdminContext) => Promise<Done<Answer>>,
): AdminFunction {
  return forAdmins(name, async (body, context) => {
    const { subjectId, details = {}, answer } = await act(parseCall(body, schema), context);
    await context.query(
      'insert into public.admin_actions (user_id, action, subject_id, details) values ($1, $2, $3, $4::jsonb)',
      [context.adminId, name, subjectId, JSON.stringify(details)],
    );
    return answer;
  });
}

/**
 * What admins may read beyond the tables that are open to them: as an action, but all of it sees the database at one
 * moment, it can write nothing, and a success is not logged.
 */
export function adminReading<T extends v.GenericSchema>(
  name: string,
  schema: T,
  read: (input: v.InferOutput<T>, context: AdminContext) => Promise<Answer>,
): AdminFunction {
  return forAdmins(
    name,
    (body, context) => read(parseCall(body, schema), context),
    'set transaction isolation level repeatable read read only',
  );
}

function forAdmins(
  name: string,
  work: (body: unknown, context: AdminContext) => Promise<Answer>,
  setUp?: string,
): AdminFunction {
  const create = (countUse: CountUse): ProductFunction => {
    return async (request, { transaction, ...context }) => {
      const { caller } = context;
      const adminId = requireUser(caller);
      // Before the transaction begins, so that a slow sender holds no connection.
      const body = await readBody(request);
      const answer = await transaction(async (query) => {
        if (setUp !== undefined) await query(setUp);
        await actAsCaller(query, caller);
        if (!(await isAdmin(query))) return undefined;
        return work(body, { ...context, adminId, query });
      });
      if (answer !== undefined) return Response.json(answer);
      const wait = await countUse('admin-refusal', adminId, LOGGED_REFUSALS);
      if (wait === 0) await logRefusal(context.query, adminId, name);
      throw new Refusal(403, 'admins-only');
    };
  };
  return { name, create };
}

async function isAdmin(query: Query): Promise<boolean> {
  const { rows } = await query<{ is_admin: boolean }>('select public.is_admin()');
  return one(rows).is_admin;
}

async function logRefusal(query: Query, userId: UserId, action: string): Promise<void> {
  await query(`insert into public.admin_actions (user_id, action, outcome) values ($1, $2, 'refused')`, [
    userId,
    action,
  ]);
}
