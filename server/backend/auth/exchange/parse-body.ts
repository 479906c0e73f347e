import * as v from 'valibot';
import type { GatewayRequest } from '../../http/exchange.ts';
import { AuthError, validationFailed } from '../errors.ts';

/** A text that may be missing; the client packages send null for what they leave out. */
export const optionalText = v.nullish(v.string(), '');

/**
 * Reads a JSON object and checks it.
 *
 * @param whenEmpty what an empty body stands for, where it may be left out
 * @throws AuthError `bad_json` when the body is no JSON object, `validation_failed` when a field is wrong
 */
export async function parseBody<Schema extends v.GenericSchema>(
  request: GatewayRequest,
  schema: Schema,
  whenEmpty = '',
): Promise<v.InferOutput<Schema>> {
  const text = (await request.readBody()).toString('utf8');
  const result = v.safeParse(schema, readObject(text === '' ? whenEmpty : text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw validationFailed(`${v.getDotPath(issue) ?? 'The request body'}: ${issue.message}`);
}

function readObject(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text, ESCAPED.test(text) ? refuseUnstorable : undefined);
  } catch (error) {
    if (error instanceof AuthError) throw error;
    throw new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${String(error)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: an object is needed');
  }
  return value;
}

/** An escape that may stand for U+0000 or for half of a surrogate pair; unescaped they do not come through UTF-8. */
const ESCAPED = /\\u(?:0000|d[89a-f])/i;

/** PostgreSQL keeps no text that holds U+0000, and half a surrogate pair can be written nowhere. */
function refuseUnstorable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text !== 'string') continue;
    if (text.includes('\0')) throw validationFailed('A text holds the character U+0000');
    if (!text.isWellFormed()) throw validationFailed('A text holds half of a surrogate pair');
  }
  return value;
}
