import { RestError } from '../rest-error.ts';

/** A field with the comma, line break or end behind it (RFC 4180). */
const FIELD = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/**
 * Reads comma-separated values whose first line names the columns. The word NULL stands for null, as PostgREST has it.
 *
 * @returns one object a line, keyed by the names
 * @throws RestError PGRST102 when lines differ in length or a quote is never closed
 */
export function parseCsv(text: string): Record<string, string | null>[] {
  const [names = [], ...lines] = readLines(text);
  return lines.map((line) => {
    if (line.length !== names.length) {
      throw new RestError(400, 'PGRST102', 'All lines must have same number of fields');
    }
    return Object.fromEntries(
      names.map((name, index) => [name, line[index] === 'NULL' ? null : (line[index] ?? '')]),
    );
  });
}

function readLines(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at < text.length) {
    FIELD.lastIndex = at;
    const match = FIELD.exec(text);
    if (!match) throw new RestError(400, 'PGRST102', 'Empty or invalid csv');
    const [all, quoted, plain = '', end] = match;
    line.push(quoted?.replaceAll('""', '"') ?? plain);
    at += all.length;
    if (end === ',' && at < text.length) continue;
    if (end === ',') line.push('');
    // A blank line is no row of one empty field.
    if (line.length > 1 || line[0] !== '') lines.push(line);
    line = [];
  }
  return lines;
}
