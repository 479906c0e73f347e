/**
 * JSON with the keys of every object in order and nothing between its parts: the same value has the same text everywhere.
 * A bigint is written as a text that ends in n, such as "12n"; what is undefined is left out.
 * @throws RangeError for a number that JSON cannot carry
 */
export function canonicalText(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}n"`;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`${value} has no text.`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalText(field)}`);
  return `{${fields.join(',')}}`;
}
