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
    value = JSON.parse(text);
  } catch (error) {
    throw new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${String(error)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: an object is needed');
  }
  return value;
}
