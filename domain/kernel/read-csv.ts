/** A row of a file of comma-separated values, with the number of the line it begins on, from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/**
 * Reads a file of values separated by commas, semicolons or tabs, whichever its first line has most of, as RFC 4180
 * describes it: a cell in quotation marks may hold separators, line breaks and doubled quotation marks. Empty lines and
 * a byte order mark are skipped, cells are trimmed.
 */
export function readCsv(text: string): CsvRow[] {
  const plain = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(plain);
  // A cell that only begins with a quotation mark is taken as it stands.
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`, 'gy');
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let begun = 1;
  for (const [whole, value = '', end] of plain.matchAll(cell)) {
    cells.push(unquote(value));
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === separator) continue;
    if (cells.some((each) => each !== '')) rows.push({ line: begun, cells });
    cells = [];
    begun = line;
  }
  return rows;
}

function unquote(value: string): string {
  const inner = /^"(.*)"$/s.exec(value)?.[1];
  return (inner?.replaceAll('""', '"') ?? value).trim();
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r\n|\n|\r/, 1);
  const count = (sign: string) => first.split(sign).length;
  return [';', '\t'].find((sign) => count(sign) > count(',')) ?? ',';
}
