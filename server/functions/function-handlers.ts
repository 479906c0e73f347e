import type { SqlDatabase } from '../adapters/sql.ts';
import { type Caller, type ProductFunction, Refusal } from './product-function.ts';

/** What the engine's functions host calls: a web-standard handler that is also told who calls from where. */
type Handler = (
  request: Request,
  call: { readonly identity: Caller; readonly address: string },
) => Promise<Response>;

/** Wires the product's functions to the engine's host: gives each call its context and words refusals as JSON. */
export function toFunctionHandlers(
  functions: ReadonlyMap<string, ProductFunction>,
  database: SqlDatabase,
): Map<string, Handler> {
  return new Map([...functions].map(([name, handle]) => [name, toHandler(handle, database)]));
}

function toHandler(handle: ProductFunction, database: SqlDatabase): Handler {
  return async (request, { identity, address }) => {
    try {
      return await handle(request, {
        caller: { userId: identity.userId, role: identity.role },
        address,
        query: database.query,
        transaction: (work) => database.transaction(({ query }) => work(query)),
        now: () => new Date(),
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json({ ...error.parameters, code: error.code }, { status: error.status });
    }
  };
}
