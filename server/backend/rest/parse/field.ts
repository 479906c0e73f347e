import type { Cursor } from './cursor.ts';
import { readName } from './names.ts';

/** One arrow of a JSON path; `asText` is the double-headed one. A number is an index into an array. */
export type JsonStep = { readonly asText: boolean; readonly key: string | number };

/** A column, perhaps with a path into its JSON value: `data->address->>city`. */
export type Field = { readonly name: string; readonly path: readonly JsonStep[] };

/** Reads a column with its JSON path. */
export function readField(cursor: Cursor): Field {
  const name = readName(cursor);
  return { name, path: cursor.startsWith('->') ? readJsonPath(cursor) : [] };
}

function readJsonPath(cursor: Cursor): JsonStep[] {
  const path: JsonStep[] = [];
  while (cursor.startsWith('->')) {
    const asText = cursor.startsWith('->>');
    cursor.at += asText ? 3 : 2;
    path.push({ asText, key: readIndex(cursor) ?? readName(cursor) });
  }
  return path;
}

/** Reads a whole number of at most nine digits that ends where a name would end. */
function readIndex(cursor: Cursor): number | undefined {
  const { text, at: start } = cursor;
  let end = text[start] === '-' ? start + 1 : start;
  const firstDigit = end;
  while (end - firstDigit < 10 && isDigit(text.charCodeAt(end))) end += 1;
  if (end === firstDigit || end - firstDigit > 9 || !endsHere(text, end)) return undefined;
  cursor.at = end;
  return Number(text.slice(start, end)) || 0;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function endsHere(text: string, at: number): boolean {
  return at >= text.length || text.startsWith('->', at) || ',.:)'.includes(text[at] ?? '');
}
