import type { Column } from '../catalogue/catalogue.ts';

const NUMBERS: ReadonlySet<string> = new Set(['numeric', 'real', 'double precision']);
const INTEGERS: ReadonlySet<string> = new Set(['smallint', 'integer', 'bigint']);

/** A PostgreSQL type as Swagger's: `format` keeps PostgreSQL's own name. */
export function typeSchema(type: string): Record<string, unknown> {
  if (type.endsWith('[]')) return { format: type, type: 'array', items: typeSchema(type.slice(0, -2)) };
  const [bare = ''] = type.split('(');
  if (INTEGERS.has(type)) return { format: type, type: 'integer' };
  if (NUMBERS.has(bare)) return { format: type, type: 'number' };
  if (type === 'boolean') return { format: type, type: 'boolean' };
  // A JSON value may be of any type.
  if (type === 'json' || type === 'jsonb') return { format: type };
  return { format: type, type: 'string' };
}

/** A column as a property; a primary key is marked as PostgREST marks it. */
export function columnSchema(column: Column, isPrimaryKey: boolean): Record<string, unknown> {
  const note = isPrimaryKey ? 'Note:\nThis is a Primary Key.<pk/>' : undefined;
  const description = [column.description ?? undefined, note].filter((part) => part !== undefined);
  return {
    ...typeSchema(column.type),
    ...(description.length > 0 && { description: description.join('\n\n') }),
    ...(column.default !== null && { default: column.default }),
    ...(column.maxLength !== null && { maxLength: column.maxLength }),
    ...(column.enumValues !== null && { enum: column.enumValues }),
  };
}
