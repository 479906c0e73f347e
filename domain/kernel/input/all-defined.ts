/** A list whose every part could be read; undefined when one could not. */
export function allDefined<T>(parts: readonly (T | undefined)[]): T[] | undefined {
  const read = parts.filter((part) => part !== undefined);
  return read.length === parts.length ? read : undefined;
}
