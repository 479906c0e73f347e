import type { Cursor } from './cursor.ts';

/** Letters (of any script), digits, underscore, space and dollar; a hyphen too unless it begins an arrow. */
function isNameCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 97 && code <= 122) return true;
  if (code >= 65 && code <= 90) return true;
  if (code >= 48 && code <= 57) return true;
  if (code === 95 || code === 32 || code === 36 || code > 127) return true;
  return code === 45 && text.charCodeAt(at + 1) !== 62;
}

/**
 * Reads a name: bare, or in double quotes with backslash escapes.
 *
 * @throws RestError PGRST100 when no name stands here
 */
export function readName(cursor: Cursor): string {
  if (cursor.startsWith('"')) return readQuoted(cursor);
  const start = cursor.at;
  const { text } = cursor;
  while (cursor.at < text.length && isNameCharacter(text, cursor.at)) cursor.at += 1;
  if (cursor.at === start) throw cursor.error('a name (letters, digits, _ or $, or a text in double quotes)');
  return text.slice(start, cursor.at).trim();
}

/** Reads a text in double quotes; `\"` and `\\` stand for themselves. */
export function readQuoted(cursor: Cursor): string {
  cursor.expect('"');
  let result = '';
  while (!cursor.done) {
    const character = cursor.text[cursor.at] ?? '';
    cursor.at += 1;
    if (character === '"') return result;
    if (character === '\\') {
      result += cursor.text[cursor.at] ?? '';
      cursor.at += 1;
    } else {
      result += character;
    }
  }
  throw cursor.error('"\\""');
}
