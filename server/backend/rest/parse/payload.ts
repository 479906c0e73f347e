import { isRecord } from '#domain/kernel/input/is-record.ts';
import { RestError } from '../rest-error.ts';

/** A body: its own text goes to PostgreSQL, only its keys are needed here. */
export type Payload = {
  readonly text: string;
  /** The type of PostgreSQL that takes the whole body. */
  readonly type: 'json' | 'text' | 'xml' | 'bytea';
  readonly isArray: boolean;
  /** Keys of the object, or of every object in the array. */
  readonly keys: readonly string[];
};

/**
 * Reads the body of a write.
 *
 * @param columns the `columns` parameter: the keys to use whatever the body holds
 * @throws RestError PGRST102 when the body is not an object or an array of objects with the same keys
 */
export function readPayload(text: string, columns: readonly string[] | undefined): Payload {
  const body = parseJson(text);
  const isArray = Array.isArray(body);
  const objects: unknown[] = isArray ? body : [body];
  if (!objects.every(isRecord)) throw invalidBody();
  return { text, type: 'json', isArray, keys: columns ?? sharedKeys(objects) };
}

/**
 * Reads the arguments of a function called by POST; no body means no arguments, and of several objects the first is
 * meant.
 */
export function readArguments(text: string, columns: readonly string[] | undefined): Payload {
  if (text === '') return { text: '{}', type: 'json', isArray: false, keys: columns ?? [] };
  const body = parseJson(text);
  const isArray = Array.isArray(body);
  const first: unknown = isArray ? body[0] : body;
  return { text, type: 'json', isArray, keys: columns ?? (isRecord(first) ? Object.keys(first) : []) };
}

function sharedKeys(objects: readonly Record<string, unknown>[]): string[] {
  const keys = Object.keys(objects[0] ?? {});
  for (const object of objects) {
    if (Object.keys(object).length !== keys.length || !keys.every((key) => Object.hasOwn(object, key))) {
      throw new RestError(400, 'PGRST102', 'All object keys must match');
    }
  }
  return keys;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody();
  }
}

function invalidBody(): RestError {
  return new RestError(400, 'PGRST102', 'Empty or invalid json');
}
