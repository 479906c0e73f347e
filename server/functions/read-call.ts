import type { UserId } from '#domain/kernel/ids.ts';
import * as v from 'valibot';
import { Refusal } from './product-function.ts';
import type { Caller } from './product-function.ts';

/** What the longest call needs, a thousand days of a campaign, with room: reading more only keeps others waiting. */
const MOST_CHARACTERS = 256 * 1024;

/** The id of the signed-in caller. @throws Refusal 401 `sign-in-required` */
export function requireUser(caller: Caller): UserId {
  if (caller.userId === null) throw new Refusal(401, 'sign-in-required');
  return caller.userId;
}

/**
 * Parses the JSON body of a call.
 *
 * @throws Refusal 400 `invalid-request` naming the first field that is wrong; whatever reading the body throws
 */
export async function readCall<T extends v.GenericSchema>(
  request: Request,
  schema: T,
): Promise<v.InferOutput<T>> {
  return parseCall(await readBody(request), schema);
}

/**
 * The JSON body of a call; undefined when it is none, which no schema of a call takes.
 *
 * @throws Refusal 413 `invalid-request`
 */
export async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.length > MOST_CHARACTERS) throw new Refusal(413, 'invalid-request', { field: '' });
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Parses a body that has been read. @throws Refusal 400 `invalid-request` naming the first field that is wrong */
export function parseCall<T extends v.GenericSchema>(body: unknown, schema: T): v.InferOutput<T> {
  // All that is wrong with a long list would take longer to gather than the call is worth.
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (!parsed.success) {
    throw new Refusal(400, 'invalid-request', { field: v.getDotPath(parsed.issues[0]) ?? '' });
  }
  if (!isStorable(parsed.output)) throw new Refusal(400, 'invalid-request', { field: '' });
  return parsed.output;
}

/** Whether PostgreSQL can keep every text in a value: it knows neither U+0000 nor half a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isStorable);
}
