import { Cursor } from './cursor.ts';
import { type Field, readField } from './field.ts';

/** One term of `order`; `relation` names a to-one resource of the same level: `author(name).desc`. */
export type OrderTerm = {
  readonly relation: string | undefined;
  readonly field: Field;
  readonly direction: 'asc' | 'desc' | undefined;
  readonly nulls: 'first' | 'last' | undefined;
};

/**
 * Parses the text of `order`.
 *
 * @throws RestError PGRST100 where the text leaves the grammar
 */
export function parseOrder(text: string): OrderTerm[] {
  const cursor = new Cursor(text, 'order');
  const terms = [readTerm(cursor)];
  while (cursor.eat(',')) terms.push(readTerm(cursor));
  if (!cursor.done) throw cursor.error('"," or end of input');
  return terms;
}

function readTerm(cursor: Cursor): OrderTerm {
  let field = readField(cursor);
  let relation: string | undefined;
  if (field.path.length === 0 && cursor.eat('(')) {
    relation = field.name;
    field = readField(cursor);
    cursor.expect(')');
  }
  const direction = cursor.eat('.asc') ? 'asc' : cursor.eat('.desc') ? 'desc' : undefined;
  const nulls = cursor.eat('.nullsfirst') ? 'first' : cursor.eat('.nullslast') ? 'last' : undefined;
  if (!cursor.done && !cursor.startsWith(',')) {
    throw cursor.error('".asc", ".desc", ".nullsfirst", ".nullslast" or ","');
  }
  return { relation, field, direction, nulls };
}
