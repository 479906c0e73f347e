import { parseError } from '../rest-error.ts';
import { Cursor } from './cursor.ts';
import { readQuoted } from './names.ts';
import { IS_KEYWORDS, OPERATORS, type Operator } from './operators.ts';

/**
 * The right side of a filter. Its argument is not here: `value` says where it stands among the request's
 * values, so that requests which differ in values alone have the same shape.
 */
export type Operation = {
  readonly negated: boolean;
  readonly operator: Operator;
  readonly quantifier: 'any' | 'all' | undefined;
  /** Index among the request's values; -1 for a keyword. */
  readonly value: number;
  /** Index of the text search language among the request's values. */
  readonly language: number | undefined;
  /** SQL of the word after `is.`. */
  readonly keyword: string | undefined;
};

/** Whether the text begins like an operation; an argument of a function called by GET does not. */
export function isOperation(text: string): boolean {
  const start = text.startsWith('not.') ? 4 : 0;
  const dot = text.indexOf('.', start);
  if (dot < 0) return false;
  const parenthesis = text.indexOf('(', start);
  const end = parenthesis >= 0 && parenthesis < dot ? parenthesis : dot;
  return OPERATORS.has(text.slice(start, end));
}

/**
 * Reads `not.op(modifier).` and leaves the cursor at the argument.
 *
 * @throws RestError PGRST100 for an unknown operator or modifier
 */
export function readOperator(
  cursor: Cursor,
  values: (string | null)[],
): Pick<Operation, 'negated' | 'operator' | 'quantifier' | 'language'> {
  const { text } = cursor;
  const negated = cursor.eat('not.');
  const start = cursor.at;
  while (cursor.at < text.length && !'.(,)'.includes(text[cursor.at] ?? '')) cursor.at += 1;
  const operator = OPERATORS.get(text.slice(start, cursor.at));
  if (!operator) {
    cursor.at = start;
    throw cursor.error('an operator (eq, gt, ...)');
  }
  let quantifier: Operation['quantifier'];
  let language: number | undefined;
  if (cursor.eat('(')) {
    const close = text.indexOf(')', cursor.at);
    const modifier = text.slice(cursor.at, close < 0 ? undefined : close);
    if (operator.kind === 'search') {
      language = values.push(modifier) - 1;
    } else if (operator.quantifiable && (modifier === 'any' || modifier === 'all')) {
      quantifier = modifier;
    } else {
      throw cursor.error('"any" or "all" after an operator that takes them');
    }
    cursor.at += modifier.length;
    cursor.expect(')');
  }
  cursor.expect('.');
  return { negated, operator, quantifier, language };
}

/** Parses the value of a filter parameter, `eq.5` or `not.in.(1,2)`, adding its argument to the values. */
export function parseOperation(text: string, values: (string | null)[]): Operation {
  const cursor = new Cursor(text, 'filter');
  const head = readOperator(cursor, values);
  if (head.operator.kind === 'list') {
    const value = values.push(readList(cursor)) - 1;
    if (!cursor.done) throw cursor.error('end of input');
    return { ...head, value, keyword: undefined };
  }
  return finish(head, text.slice(cursor.at), values);
}

/** Completes an operation whose argument is a plain text. */
export function finish(
  head: Pick<Operation, 'negated' | 'operator' | 'quantifier' | 'language'>,
  argument: string,
  values: (string | null)[],
): Operation {
  if (head.operator.kind === 'keyword') {
    const keyword = IS_KEYWORDS.get(argument.toLowerCase());
    if (keyword === undefined) {
      throw parseError('filter', `is.${argument}`, 'expecting null, not_null, true, false or unknown');
    }
    return { ...head, value: -1, keyword };
  }
  const text = head.operator.kind === 'pattern' ? argument.replaceAll('*', '%') : argument;
  return { ...head, value: values.push(text) - 1, keyword: undefined };
}

/** Reads `(a,"b,c",3)` and gives it as the text of a PostgreSQL array. */
export function readList(cursor: Cursor): string {
  cursor.expect('(');
  const elements: string[] = [];
  if (cursor.eat(')')) return '{}';
  do {
    elements.push(cursor.startsWith('"') ? readQuoted(cursor) : readPlainElement(cursor));
  } while (cursor.eat(','));
  cursor.expect(')');
  return arrayText(elements);
}

function readPlainElement(cursor: Cursor): string {
  const start = cursor.at;
  const { text } = cursor;
  while (cursor.at < text.length && text[cursor.at] !== ',' && text[cursor.at] !== ')') cursor.at += 1;
  return text.slice(start, cursor.at);
}

/** A list as the text of a PostgreSQL array; every element is quoted, so that none is taken for NULL. */
export function arrayText(elements: readonly string[]): string {
  const quoted = elements.map((each) => `"${each.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`);
  return `{${quoted.join(',')}}`;
}

/** An operation without its argument, for the shape of a request. */
export function operationShape(operation: Operation): string {
  const { negated, operator, quantifier, language, keyword } = operation;
  return (
    (negated ? 'not.' : '') +
    operator.name +
    (quantifier === undefined ? '' : `(${quantifier})`) +
    (language === undefined ? '' : '()') +
    (keyword === undefined ? '' : `.${keyword}`)
  );
}
