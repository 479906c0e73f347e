import { Cursor } from './cursor.ts';
import { readName } from './names.ts';

/**
 * Parses the text of `columns` or `on_conflict`: names with commas between them.
 *
 * @throws RestError PGRST100 where the text leaves the grammar
 */
export function parseColumnList(text: string, parameter: string): string[] {
  if (text === '') return [];
  const cursor = new Cursor(text, `${parameter} parameter`);
  const names = [readName(cursor)];
  while (cursor.eat(',')) names.push(readName(cursor));
  if (!cursor.done) throw cursor.error('"," or end of input');
  return names;
}
