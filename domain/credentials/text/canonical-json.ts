/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * The one text of a JSON value (JSON Canonicalization Scheme, RFC 8785): names sorted by UTF-16 code units, no white space,
 * numbers and strings as ECMAScript writes them.
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = value as Readonly<Record<string, Json>>;
  const parts = Object.keys(members)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(members[name] ?? null)}`);
  return `{${parts.join(',')}}`;
}
