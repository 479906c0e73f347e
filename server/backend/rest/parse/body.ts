import { essence } from '../../http/essence.ts';
import { RestError } from '../rest-error.ts';
import { parseCsv } from './csv.ts';
import { type Payload, readArguments, readPayload } from './payload.ts';

/** What a body is, by its content type; a form is one object of texts. */
type BodyType = Payload['type'] | 'csv' | 'form';

const TYPES: ReadonlyMap<string, BodyType> = new Map([
  ['text/csv', 'csv'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** Bodies that a function takes whole, as its only, unnamed argument. */
const WHOLE_TYPES: ReadonlyMap<string, BodyType> = new Map([
  ['text/plain', 'text'],
  ['text/xml', 'xml'],
  ['application/octet-stream', 'bytea'],
]);

/**
 * What the body of a request is.
 *
 * @throws RestError PGRST102 for a content type that cannot be read
 */
export function bodyTypeOf(contentType: string | undefined, isCall: boolean): BodyType {
  if (contentType === undefined) return 'json';
  const name = essence(contentType);
  if (name === 'application/json' || (name.startsWith('application/') && name.endsWith('+json')))
    return 'json';
  const type = TYPES.get(name) ?? (isCall ? WHOLE_TYPES.get(name) : undefined);
  if (type === undefined) throw new RestError(400, 'PGRST102', `Content-Type not acceptable: ${contentType}`);
  return type;
}

/** Reads a body of this type, the `columns` parameter beside it. */
export function readBody(
  body: Buffer,
  type: BodyType,
  columns: readonly string[] | undefined,
  isCall: boolean,
): Payload {
  if (type === 'bytea') return { text: `\\x${body.toString('hex')}`, type, isArray: false, keys: [] };
  const text = body.toString('utf8');
  if (type === 'text' || type === 'xml') return { text, type, isArray: false, keys: [] };
  const read = isCall ? readArguments : readPayload;
  if (type === 'csv') return read(JSON.stringify(parseCsv(text)), columns);
  if (type === 'form') return read(JSON.stringify(Object.fromEntries(new URLSearchParams(text))), columns);
  return read(text, columns);
}
