import * as v from 'valibot';
import { Refusal } from './product-function.ts';
import type { Caller } from './product-function.ts';

/** The id of the signed-in caller. @throws Refusal 401 `sign-in-required` */
export function requireUser(caller: Caller): string {
  if (caller.userId === null) throw new Refusal(401, 'sign-in-required');
  return caller.userId;
}

/** Parses the JSON body of a call. @throws Refusal 400 `invalid-request` naming the first field that is wrong */
export async function readCall<T extends v.GenericSchema>(
  request: Request,
  schema: T,
): Promise<v.InferOutput<T>> {
  const body: unknown = await request.json().catch(() => undefined);
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw new Refusal(400, 'invalid-request', { field: v.getDotPath(parsed.issues[0]) ?? '' });
}
