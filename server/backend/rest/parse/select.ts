import { Cursor } from './cursor.ts';
import { type Field, readField } from './field.ts';
import { readName } from './names.ts';

/** What a `select` names: all columns, one column, or a related table. */
export type SelectItem =
  | { readonly kind: 'star' }
  | {
      readonly kind: 'field';
      readonly field: Field;
      readonly alias: string | undefined;
      readonly cast: string | undefined;
    }
  | Aggregate
  | Embed;

const FUNCTIONS = ['sum', 'avg', 'min', 'max', 'count'] as const;
export type AggregateFunction = (typeof FUNCTIONS)[number];

/** One number of many rows: `alias:column::cast.sum()::cast`, or `count()` of the rows themselves. */
export type Aggregate = {
  readonly kind: 'aggregate';
  readonly function: AggregateFunction;
  /** Undefined for `count()`. */
  readonly field: Field | undefined;
  /** What the column becomes before, and `cast` the result after. */
  readonly argumentCast: string | undefined;
  readonly alias: string | undefined;
  readonly cast: string | undefined;
};

/** A related table inside `select`: `alias:name!hint!inner(items)`, or `...name(items)` spread into its parent. */
export type Embed = {
  readonly kind: 'embed';
  readonly name: string;
  readonly alias: string | undefined;
  readonly hint: string | undefined;
  readonly inner: boolean;
  readonly spread: boolean;
  readonly items: readonly SelectItem[];
};

/** Deeper texts are refused while they are read, so that nesting cannot exhaust the stack. */
const MAX_NESTING = 20;

/**
 * Parses the text of `select`.
 *
 * @throws RestError PGRST100 where the text leaves the grammar
 */
export function parseSelect(text: string): SelectItem[] {
  const cursor = new Cursor(text, 'select parameter');
  const items = readItems(cursor, 0);
  if (!cursor.done) throw cursor.error('"," or end of input');
  return items;
}

function readItems(cursor: Cursor, depth: number): SelectItem[] {
  if (cursor.done || cursor.startsWith(')')) return [];
  if (depth > MAX_NESTING) throw cursor.error('fewer nested resources');
  const items = [readItem(cursor, depth)];
  while (cursor.eat(',')) items.push(readItem(cursor, depth));
  return items;
}

function readItem(cursor: Cursor, depth: number): SelectItem {
  skipSpaces(cursor);
  if (cursor.eat('...')) return readEmbed(cursor, readName(cursor), undefined, true, depth);
  if (cursor.eat('*')) return { kind: 'star' };
  if (cursor.eat('count()')) return readAggregateEnd(cursor, 'count', undefined, undefined, undefined);
  let field = readField(cursor);
  let alias: string | undefined;
  if (field.path.length === 0 && cursor.startsWith(':') && !cursor.startsWith('::')) {
    cursor.at += 1;
    alias = field.name;
    if (cursor.eat('count()')) return readAggregateEnd(cursor, 'count', undefined, undefined, alias);
    field = readField(cursor);
  }
  if (field.path.length === 0 && (cursor.startsWith('!') || cursor.startsWith('('))) {
    return readEmbed(cursor, field.name, alias, false, depth);
  }
  const cast = cursor.eat('::') ? readTypeName(cursor) : undefined;
  const aggregate = FUNCTIONS.find((name) => cursor.eat(`.${name}()`));
  if (aggregate) return readAggregateEnd(cursor, aggregate, field, cast, alias);
  skipSpaces(cursor);
  return { kind: 'field', field, alias, cast };
}

function readAggregateEnd(
  cursor: Cursor,
  name: AggregateFunction,
  field: Field | undefined,
  argumentCast: string | undefined,
  alias: string | undefined,
): Aggregate {
  const cast = cursor.eat('::') ? readTypeName(cursor) : undefined;
  skipSpaces(cursor);
  return { kind: 'aggregate', function: name, field, argumentCast, alias, cast };
}

function readEmbed(
  cursor: Cursor,
  name: string,
  alias: string | undefined,
  spread: boolean,
  depth: number,
): Embed {
  let hint: string | undefined;
  let inner = false;
  while (cursor.eat('!')) {
    const word = readName(cursor);
    if (word === 'inner') inner = true;
    else if (word !== 'left') hint = word;
  }
  cursor.expect('(');
  const items = readItems(cursor, depth + 1);
  cursor.expect(')');
  skipSpaces(cursor);
  return { kind: 'embed', name, alias, hint, inner, spread, items };
}

/** A type as after `::`: a name, perhaps of several words, perhaps with its schema, perhaps an array. */
function readTypeName(cursor: Cursor): string {
  let type = readName(cursor);
  const isAggregate = FUNCTIONS.some((name) => cursor.startsWith(`.${name}()`));
  if (!isAggregate && cursor.eat('.')) type += `.${readName(cursor)}`;
  return cursor.eat('[]') ? `${type}[]` : type;
}

function skipSpaces(cursor: Cursor): void {
  while (cursor.eat(' '));
}
