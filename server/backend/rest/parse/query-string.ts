import { MAX_FILTERS } from '../bounds.ts';
import { parseError, RestError } from '../rest-error.ts';
import { type Condition, conditionShape, countFilters, parseGroup } from './condition.ts';
import { isOperation, type Operation, operationShape, parseOperation } from './operation.ts';

/** Places of the first three values of every request; the arguments of filters follow. */
export const BODY = 0;
export const LIMIT = 1;
export const OFFSET = 2;

/**
 * A query string, read as far as every request needs it: values taken out, the rest still text. What is left
 * (`select`, `order`, names of columns) is parsed only when no plan is known for the shape.
 */
export type Query = {
  /** Equal for two query strings exactly when they differ in values alone. */
  readonly shape: string;
  readonly values: (string | null)[];
  readonly select: string | undefined;
  readonly columns: string | undefined;
  readonly onConflict: string | undefined;
  readonly orders: readonly { readonly path: string; readonly text: string }[];
  readonly filters: readonly { readonly name: string; readonly operation: Operation }[];
  readonly groups: readonly { readonly path: string; readonly condition: Condition }[];
  /** `limit` and `offset` of embedded resources. */
  readonly embedRanges: readonly {
    readonly path: string;
    readonly kind: 'limit' | 'offset';
    readonly value: number;
  }[];
  /** Arguments of a function called by GET. */
  readonly arguments: readonly { readonly name: string; readonly value: number }[];
  readonly limit: number | undefined;
  readonly offset: number | undefined;
};

type Draft = {
  -readonly [Key in keyof Query]: Query[Key] extends readonly (infer Item)[] ? Item[] : Query[Key];
};

/**
 * Reads a query string.
 *
 * @param search without the question mark, still encoded
 * @param isCall whether parameters without an operator are arguments of a function
 * @throws RestError PGRST100 for what cannot be read, or when there are too many filters
 */
export function readQuery(search: string, isCall: boolean): Query {
  const draft: Draft = {
    shape: '',
    values: [null, null, null],
    select: undefined,
    columns: undefined,
    onConflict: undefined,
    orders: [],
    filters: [],
    groups: [],
    embedRanges: [],
    arguments: [],
    limit: undefined,
    offset: undefined,
  };
  let filterCount = 0;
  let start = 0;
  while (start < search.length) {
    let end = search.indexOf('&', start);
    if (end < 0) end = search.length;
    if (end > start) filterCount += readPair(draft, search, start, end, isCall);
    if (filterCount > MAX_FILTERS) {
      throw parseError('filter', '...', `a request may hold at most ${MAX_FILTERS} filters`);
    }
    start = end + 1;
  }
  return draft;
}

/** The same query with the fields of a form as arguments of the function called, as if they stood in the URL. */
export function withArguments(query: Query, fields: Iterable<readonly [name: string, value: string]>): Query {
  const { values } = query;
  const added = [...fields].map(([name, value]) => ({ name, value: values.push(value) - 1 }));
  const shape = added.map(({ name }) => `&${encodeURIComponent(name)}=`).join('');
  return { ...query, arguments: [...query.arguments, ...added], shape: query.shape + shape };
}

/** Reads `name=value` between two positions; returns how many filters it holds. */
function readPair(draft: Draft, search: string, start: number, end: number, isCall: boolean): number {
  let equals = search.indexOf('=', start);
  if (equals < 0 || equals > end) equals = end;
  const rawName = search.slice(start, equals);
  const rawValue = search.slice(Math.min(equals + 1, end), end);
  const name = decode(rawName);
  // Raw text holds no bare '&' or '=', so the parts of the shape cannot run into each other.
  switch (name) {
    case 'select':
      draft.select = decode(rawValue);
      draft.shape += `&select=${rawValue}`;
      return 0;
    case 'columns':
      draft.columns = decode(rawValue);
      draft.shape += `&columns=${rawValue}`;
      return 0;
    case 'on_conflict':
      draft.onConflict = decode(rawValue);
      draft.shape += `&on_conflict=${rawValue}`;
      return 0;
    case 'apikey':
      // The gateway has read it.
      return 0;
    case 'limit':
      draft.limit = readCount(name, decode(rawValue));
      return 0;
    case 'offset':
      draft.offset = readCount(name, decode(rawValue));
      return 0;
  }
  const dot = name.lastIndexOf('.');
  const path = dot < 0 ? '' : name.slice(0, dot);
  switch (dot < 0 ? name : name.slice(dot + 1)) {
    case 'order':
      draft.orders.push({ path, text: decode(rawValue) });
      draft.shape += `&${rawName}=${rawValue}`;
      return 0;
    case 'limit':
    case 'offset': {
      const kind = name.endsWith('limit') ? 'limit' : 'offset';
      const value = draft.values.push(String(readCount(name, decode(rawValue)))) - 1;
      draft.embedRanges.push({ path, kind, value });
      draft.shape += `&${rawName}=`;
      return 0;
    }
    case 'and':
    case 'or':
      return readGroup(draft, rawName, name, decode(rawValue));
  }
  const text = decode(rawValue);
  if (isCall && !isOperation(text)) {
    draft.arguments.push({ name, value: draft.values.push(text) - 1 });
    draft.shape += `&${rawName}=`;
    return 0;
  }
  const operation = parseOperation(text, draft.values);
  draft.filters.push({ name, operation });
  draft.shape += `&${rawName}=${operationShape(operation)}`;
  return 1;
}

function readGroup(draft: Draft, rawName: string, name: string, text: string): number {
  const words = name.split('.');
  const join = words.pop() === 'or' ? 'or' : 'and';
  const negated = words.at(-1) === 'not';
  if (negated) words.pop();
  const condition = parseGroup(text, join, negated, draft.values);
  draft.groups.push({ path: words.join('.'), condition });
  draft.shape += `&${rawName}=${conditionShape(condition)}`;
  return countFilters(condition);
}

function readCount(name: string, text: string): number {
  const count = Number(text);
  if (text === '' || !Number.isSafeInteger(count) || count < 0) {
    throw parseError(name, text, 'expecting a whole number, zero or more');
  }
  return count;
}

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    throw new RestError(400, 'PGRST100', `"failed to parse the URL (${text})"`, {
      details: 'a percent sign must begin the code of a character',
    });
  }
}
