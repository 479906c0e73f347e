import { allDefined } from '#domain/kernel/input/all-defined.ts';
import { arrayLiteral } from '#domain/kernel/text/array-literal.ts';

const OPERATORS = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
  isdistinct: 'is distinct from',
  in: 'in',
  is: 'is',
} as const;

type Operator = keyof typeof OPERATORS;

/** One condition of a filter. */
export type Condition = {
  readonly column: string;
  readonly operator: Operator;
  readonly isNegated: boolean;
  /** As many as the operator takes: one, or for `in` any number. */
  readonly values: readonly string[];
};

/** More would make every change of a table dear. */
const MOST_VALUES = 100;
const MOST_CONDITIONS = 20;
const LONGEST = 8 * 1024;
const IS_VALUES = new Set(['null', 'true', 'false', 'unknown']);

/** A column, the operator with or without `not`, and the value with all that follows. */
const CONDITION = /^\s*([^\s=,()"\\][^=,()"\\]*)=(not\.)?([a-z]+)\.([\s\S]*)$/;
const NEXT = /^\s*[^\s=,()"\\][^=,()"\\]*=(?:not\.)?[a-z]+\./;

/**
 * Reads a filter such as `id=eq.1,status=in.(new,"a,b")`; all conditions have to hold.
 *
 * @returns undefined for what is no filter
 */
export function readFilter(text: string): Condition[] | undefined {
  if (text.length > LONGEST) return undefined;
  const conditions = split(text).map(readCondition);
  if (conditions.length > MOST_CONDITIONS) return undefined;
  return allDefined(conditions);
}

/** At the commas that stand before another condition: any other comma is a part of a value. */
function split(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let isQuoted = false;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (letter === ',' && depth <= 0 && NEXT.test(text.slice(at + 1))) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

function readCondition(text: string): Condition | undefined {
  const [, column = '', not, operator = '', rest = ''] = CONDITION.exec(text) ?? [];
  if (column === '' || !Object.hasOwn(OPERATORS, operator)) return undefined;
  const values = operator === 'in' ? readList(rest) : [unquote(rest)];
  if (!values || values.length > MOST_VALUES) return undefined;
  if (operator === 'is' && !IS_VALUES.has(rest.toLowerCase())) return undefined;
  return { column: column.trim(), operator: operator as Operator, isNegated: not !== undefined, values };
}

function readList(text: string): string[] | undefined {
  const inside = /^\(([\s\S]*)\)\s*$/.exec(text)?.[1];
  if (inside === undefined || inside === '') return undefined;
  const values = inside.match(/"(?:[^"\\]|\\[\s\S])*"|[^,"]+/g) ?? [];
  return values.map((value) => unquote(value.trim()));
}

function unquote(text: string): string {
  if (text.length < 2 || !text.startsWith('"') || !text.endsWith('"')) return text;
  return text.slice(1, -1).replaceAll(/\\([\s\S])/g, '$1');
}

/**
 * A filter as the end of a `where`, every value a parameter.
 *
 * @param values what stands before; the values are added
 * @param quote quotes a column that the catalogue knows
 */
export function filterSql(
  conditions: readonly Condition[],
  values: string[],
  quote: (column: string) => string,
): string {
  return conditions
    .map(({ column, operator, isNegated, values: own }) => {
      const test = testSql(operator, own, values, quote(column));
      return isNegated ? ` and not (${test})` : ` and ${test}`;
    })
    .join('');
}

function testSql(operator: Operator, own: readonly string[], values: string[], column: string): string {
  if (operator === 'is') return `${column} is ${(own[0] ?? 'null').toLowerCase()}`;
  values.push(operator === 'in' ? arrayLiteral(own) : (own[0] ?? ''));
  return operator === 'in'
    ? `${column} = any($${values.length})`
    : `${column} ${OPERATORS[operator]} $${values.length}`;
}
