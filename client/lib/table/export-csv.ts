import { saveFile } from '../save-file.ts';
import { type CsvColumn, toCsv } from './to-csv.ts';

interface CsvExport<Row> {
  /** Without its ending. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** Gives a page of the rows that the filter lets through; pages count from 1. A page that is not full is the last. */
  fetchPage: (page: number, pageSize: number) => Promise<readonly Row[]>;
  /** As many as the server gives at once. */
  pageSize: number;
}

/** Saves every row of the current filter as a file, whatever page is on the screen. Rejects as `fetchPage` does. */
export async function exportCsv<Row>({ name, columns, fetchPage, pageSize }: CsvExport<Row>): Promise<void> {
  saveFile(`${name}.csv`, 'text/csv', toCsv(columns, await collectPages(fetchPage, pageSize)));
}

/** The rows of all pages, one page after the other. */
export async function collectPages<Row>(
  fetchPage: (page: number, pageSize: number) => Promise<readonly Row[]>,
  pageSize: number,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const fetched = await fetchPage(page, pageSize);
    for (const row of fetched) rows.push(row);
    if (fetched.length < pageSize) return rows;
  }
}
