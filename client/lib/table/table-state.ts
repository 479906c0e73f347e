import * as v from 'valibot';

/** By which column a table is sorted and which way; the words are those of `aria-sort`. */
interface Sort<Column extends string> {
  column: Column;
  direction: 'ascending' | 'descending';
}

/** What the address can say about one table. */
export interface TableDefinition<Filters extends v.ObjectEntries, Column extends string> {
  /** One search parameter each, and the texts that it takes. */
  filters: Filters;
  /** Those it can be sorted by. */
  sortable: readonly Column[];
  /** How it is sorted until somebody sorts it. */
  sort: Sort<Column>;
}

/** What a screen with a table shows: all of it is in the address, so that it can be sent to somebody, and gone back to. */
export interface TableState<Filters extends v.ObjectEntries, Column extends string> {
  filters: Partial<v.InferOutput<v.ObjectSchema<Filters, undefined>>>;
  sort: Sort<Column>;
  /** Ids of the columns that were put away. */
  hidden: readonly string[];
  /** From 1. */
  page: number;
}

type Search = Readonly<Record<string, unknown>>;

/** Makes a definition, keeping its exact types. */
export function defineTable<const Filters extends v.ObjectEntries, const Column extends string>(
  definition: TableDefinition<Filters, Column>,
): TableDefinition<Filters, Column> {
  return definition;
}

/** Reads the state of a table from the search parameters. What makes no sense is ignored: people edit addresses. */
export function readTableState<Filters extends v.ObjectEntries, Column extends string>(
  table: TableDefinition<Filters, Column>,
  search: Search,
): TableState<Filters, Column> {
  const filters: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(table.filters)) {
    const text = textOf(search[name]);
    const parsed = v.safeParse(schema, text);
    if (text !== undefined && parsed.success) filters[name] = parsed.output;
  }
  const page = Number(textOf(search.page));
  return {
    filters: filters as TableState<Filters, Column>['filters'],
    sort: readSort(table, textOf(search.sort)) ?? table.sort,
    hidden: textOf(search.hidden)?.split('.').filter(Boolean) ?? [],
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The search parameters that say a state; what is as it was from the start is left out. */
export function writeTableState<Filters extends v.ObjectEntries, Column extends string>(
  table: TableDefinition<Filters, Column>,
  { filters, sort, hidden, page }: TableState<Filters, Column>,
): Record<string, string | number | undefined> {
  const isFirstSort = sort.column === table.sort.column && sort.direction === table.sort.direction;
  return {
    ...Object.fromEntries(
      Object.keys(table.filters).map((name) => [name, textOf((filters as Search)[name]) || undefined]),
    ),
    sort: isFirstSort ? undefined : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`,
    hidden: hidden.join('.') || undefined,
    page: page === 1 ? undefined : page,
  };
}

function readSort<Filters extends v.ObjectEntries, Column extends string>(
  table: TableDefinition<Filters, Column>,
  text: string | undefined,
): Sort<Column> | undefined {
  const name = text?.replace(/^-/, '');
  const column = table.sortable.find((candidate) => candidate === name);
  if (text === undefined || column === undefined) return undefined;
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

/** The router reads numbers and booleans out of the address; a filter may well be called "2026". */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
