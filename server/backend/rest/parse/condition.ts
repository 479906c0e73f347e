import { Cursor } from './cursor.ts';
import { type Field, readField } from './field.ts';
import { readQuoted } from './names.ts';
import { finish, type Operation, operationShape, readList, readOperator } from './operation.ts';

/** A filter on one column, or several joined by `and` or `or`. */
export type Condition =
  | { readonly kind: 'filter'; readonly field: Field; readonly operation: Operation }
  | {
      readonly kind: 'group';
      readonly negated: boolean;
      readonly join: 'and' | 'or';
      readonly members: readonly Condition[];
    };

/** Deeper groups are refused while they are read, so that nesting cannot exhaust the stack. */
const MAX_NESTING = 20;

/**
 * Parses `(a.eq.1,or(b.is.null,not.and(...)))`, the value of an `and` or `or` parameter.
 *
 * @param values receives the arguments of the filters
 * @throws RestError PGRST100 where the text leaves the grammar
 */
export function parseGroup(
  text: string,
  join: 'and' | 'or',
  negated: boolean,
  values: (string | null)[],
): Condition {
  const cursor = new Cursor(text, 'logic tree');
  const group = readMembers(cursor, join, negated, values, 0);
  if (!cursor.done) throw cursor.error('end of input');
  return group;
}

function readMembers(
  cursor: Cursor,
  join: 'and' | 'or',
  negated: boolean,
  values: (string | null)[],
  depth: number,
): Condition {
  if (depth > MAX_NESTING) throw cursor.error('fewer nested groups');
  cursor.expect('(');
  const members: Condition[] = [];
  do {
    members.push(readMember(cursor, values, depth));
  } while (cursor.eat(','));
  cursor.expect(')');
  return { kind: 'group', negated, join, members };
}

function readMember(cursor: Cursor, values: (string | null)[], depth: number): Condition {
  while (cursor.eat(' '));
  const start = cursor.at;
  const negated = cursor.eat('not.');
  for (const join of ['and', 'or'] as const) {
    if (cursor.startsWith(`${join}(`)) {
      cursor.at += join.length;
      return readMembers(cursor, join, negated, values, depth + 1);
    }
  }
  cursor.at = start;
  const field = readField(cursor);
  cursor.expect('.');
  const head = readOperator(cursor, values);
  const operation =
    head.operator.kind === 'list'
      ? { ...head, value: values.push(readList(cursor)) - 1, keyword: undefined }
      : finish(head, readArgument(cursor), values);
  return { kind: 'filter', field, operation };
}

/** Reads an argument inside a group: quoted, an array in braces, or up to the next comma or parenthesis. */
function readArgument(cursor: Cursor): string {
  const start = cursor.at;
  if (cursor.startsWith('"')) {
    const quoted = readQuoted(cursor);
    if (cursor.done || cursor.startsWith(',') || cursor.startsWith(')')) return quoted;
    cursor.at = start;
  }
  const { text } = cursor;
  if (cursor.startsWith('{')) {
    const close = text.indexOf('}', start);
    if (close > 0) {
      cursor.at = close + 1;
      return text.slice(start, cursor.at);
    }
  }
  while (cursor.at < text.length && text[cursor.at] !== ',' && text[cursor.at] !== ')') cursor.at += 1;
  return text.slice(start, cursor.at);
}

/**
 * A condition without its arguments, for the shape of a request. Names are written as JSON, so that no name
 * can be mistaken for the grammar around it.
 */
export function conditionShape(condition: Condition): string {
  if (condition.kind === 'filter') {
    return `${JSON.stringify(condition.field)}.${operationShape(condition.operation)}`;
  }
  const members = condition.members.map(conditionShape).join(',');
  return `${condition.negated ? 'not.' : ''}${condition.join}(${members})`;
}

/** How many filters a condition holds. */
export function countFilters(condition: Condition): number {
  return condition.kind === 'filter'
    ? 1
    : condition.members.reduce((sum, member) => sum + countFilters(member), 0);
}

/** Splits the name of a parameter, `rel.nested.column->>key`, into the resources before it and the field. */
export function parseFilterName(text: string): { path: string[]; field: Field } {
  const cursor = new Cursor(text, 'filter');
  const path: string[] = [];
  let field = readField(cursor);
  while (field.path.length === 0 && cursor.eat('.')) {
    path.push(field.name);
    field = readField(cursor);
  }
  if (!cursor.done) throw cursor.error('"." or end of input');
  return { path, field };
}
