import * as v from 'valibot';
import type { GatewayRequest } from '../http/exchange.ts';
import { refusals } from './refusals.ts';

/**
 * The body of a request as the schema describes it; an empty one counts as `{}`.
 *
 * @throws StorageError
 */
export async function jsonBody<Schema extends v.GenericSchema>(
  request: GatewayRequest,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = (await request.readBody()).toString();
  const result = v.safeParse(schema, text === '' ? {} : parse(text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw refusals.invalidRequest(`body/${v.getDotPath(issue)?.replaceAll('.', '/') ?? ''} ${issue.message}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusals.invalidRequest('The body is not JSON.');
  }
}
