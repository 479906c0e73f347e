/** The first and the last byte of a part of a file. */
export type ByteRange = { readonly start: number; readonly end: number };

/**
 * The part that `Range` asks for (RFC 9110, 14.2): undefined when the whole file is to be sent, since there is no such
 * header, or one in another unit or of several parts; `unsatisfiable` when it begins behind the end.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
