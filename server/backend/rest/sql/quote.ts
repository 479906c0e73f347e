import pg from 'pg';
import { RestError } from '../rest-error.ts';

/**
 * A name as SQL. Doubling the quotes makes any text a name and nothing else.
 *
 * @throws RestError when the text holds a zero byte, which would end the statement
 */
export function quoteIdentifier(name: string): string {
  return pg.escapeIdentifier(withoutZero(name));
}

/**
 * A text as an SQL literal, whatever `standard_conforming_strings` says. Values travel as parameters; this is
 * for keys of JSON paths, which must be constants for an index on the expression to serve.
 */
export function quoteLiteral(text: string): string {
  const escaped = withoutZero(text).replaceAll("'", "''");
  return escaped.includes('\\') ? ` E'${escaped.replaceAll('\\', '\\\\')}'` : `'${escaped}'`;
}

function withoutZero(text: string): string {
  if (text.includes('\0')) {
    throw new RestError(400, 'PGRST100', 'A name holds a zero byte');
  }
  return text;
}
