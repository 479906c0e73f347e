import { csvText } from '#domain/kernel/text/csv-text.ts';

/** A column of a CSV file: what heads it and what it says of a row. */
export interface CsvColumn<Row> {
  head: string;
  text: (row: Row) => string | number | boolean | null | undefined;
}

/**
 * Rows as a CSV file (RFC 4180, with the byte order mark by which spreadsheets know UTF-8). Texts that a spreadsheet
 * would run are defused; numbers are left as they are.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ head }) => cellOf(head)),
    ...rows.map((row) => columns.map(({ text }) => cellOf(text(row)))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

function cellOf(value: string | number | boolean | null | undefined): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  return csvText(value);
}
