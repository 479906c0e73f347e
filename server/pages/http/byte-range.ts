/** The part of a file that is asked for: both ends included. */
export type ByteRange = { readonly start: number; readonly end: number };

/**
 * Reads a `Range` header (RFC 9110, 14.2) for a file of `size` bytes.
 *
 * @returns undefined for the whole file: no header, or one that may be ignored, such as several ranges at once;
 *   `unsatisfiable` when the range begins behind the end
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(?<start>\d*)-(?<end>\d*)$/.exec(header ?? '');
  const { start = '', end = '' } = match?.groups ?? {};
  if (start === '' && end === '') return undefined;
  if (start === '') {
    const last = Number(end);
    return last === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - last), end: size - 1 };
  }
  if (end !== '' && Number(end) < Number(start)) return undefined;
  if (Number(start) >= size) return 'unsatisfiable';
  return { start: Number(start), end: end === '' ? size - 1 : Math.min(Number(end), size - 1) };
}
