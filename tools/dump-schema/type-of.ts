const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  citext: 'string',
  uuid: 'string',
  date: 'string',
  time: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  interval: 'string',
  bytea: 'string',
  inet: 'string',
  cidr: 'string',
  tsvector: 'string',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
};

/**
 * A type of PostgreSQL, by its name in `pg_type` (an array's begins with `_`), as its JSON reads in TypeScript.
 * @throws RangeError for one that the product has not used yet
 */
export function typeOf(name: string): string {
  if (name.startsWith('_')) return `${typeOf(name.slice(1))}[]`;
  const type = TYPES[name];
  if (type === undefined)
    throw new RangeError(`Teach tools/dump-schema/type-of.ts how ${name} reads in JSON.`);
  return type;
}
