import { RestError } from '../rest-error.ts';

/** A JSON body: its own text goes to PostgreSQL, only its keys are needed here. */
export type Payload = {
  readonly text: string;
  readonly isArray: boolean;
  /** Keys of the object, or of every object in the array. */
  readonly keys: readonly string[];
  /** The first object, for what PUT compares with the URL. */
  readonly first: Readonly<Record<string, unknown>>;
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
  const first = objects.length === 0 ? {} : objects[0];
  if (!objects.every(isObject) || !isObject(first)) throw invalidBody();
  if (columns) return { text, isArray, keys: columns, first };
  const keys = Object.keys(first);
  for (const object of objects) {
    if (Object.keys(object).length !== keys.length || !keys.every((key) => Object.hasOwn(object, key))) {
      throw new RestError(400, 'PGRST102', 'All object keys must match');
    }
  }
  return { text, isArray, keys, first };
}

/** Reads the arguments of a function called by POST; no body means no arguments. */
export function readArguments(text: string, columns: readonly string[] | undefined): Payload {
  if (text === '') return { text: '{}', isArray: false, keys: columns ?? [], first: {} };
  const body = parseJson(text);
  const first = isObject(body) ? body : {};
  return { text, isArray: !isObject(body), keys: columns ?? Object.keys(first), first };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody();
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalidBody(): RestError {
  return new RestError(400, 'PGRST102', 'Empty or invalid json');
}
