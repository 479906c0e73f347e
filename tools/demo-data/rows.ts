import type { TableName, TABLES } from './tables.ts';

/** Times as ISO 8601, objects as JSON text. */
export type Cell = string | number | boolean | null;

export type Row<T extends TableName> = {
  readonly [Column in keyof (typeof TABLES)[T]['columns']]: Cell;
};

/** Rows by their table, in the order they were added. */
export class Rows {
  readonly #byTable = new Map<TableName, Readonly<Record<string, Cell>>[]>();

  add<T extends TableName>(table: T, row: Row<T>): void {
    const rows = this.#byTable.get(table);
    if (rows) rows.push(row);
    else this.#byTable.set(table, [row]);
  }

  of(table: TableName): readonly Readonly<Record<string, Cell>>[] {
    return this.#byTable.get(table) ?? [];
  }
}

/** A moment as PostgreSQL reads it. @param moment milliseconds since 1970 */
export function timestamp(moment: number): string {
  return new Date(moment).toISOString();
}
