import type { LoadedRelation } from './loaded-relation.ts';
import type { ViewRow } from './queries.ts';
import { type Origin, readViewColumns } from './view-columns.ts';

/** A foreign key between two relations, real or as seen through views. */
export type ForeignKey = {
  readonly name: string;
  readonly from: LoadedRelation;
  readonly to: LoadedRelation;
  readonly columns: readonly string[];
  readonly targets: readonly string[];
};

/** Gives the table columns that a view shows, by the number of the view's column. */
export type ViewOrigins = (view: string) => ReadonlyMap<number, Origin>;

/** Follows views on views down to tables. */
export function viewOrigins(views: readonly ViewRow[]): ViewOrigins {
  const direct = new Map(views.map((view) => [view.oid, readViewColumns(view.definition)]));
  const resolved = new Map<string, ReadonlyMap<number, Origin>>();

  function resolve(view: string): ReadonlyMap<number, Origin> {
    const known = resolved.get(view);
    if (known) return known;
    const columns = new Map<number, Origin>();
    for (const [number, origin] of direct.get(view) ?? []) {
      const deeper = direct.has(origin.relation) ? resolve(origin.relation).get(origin.column) : origin;
      if (deeper) columns.set(number, deeper);
    }
    resolved.set(view, columns);
    return columns;
  }
  return resolve;
}

/** The foreign keys that appear when one side, or both, is looked at through a view that shows its columns. */
export function foreignKeysThroughViews(
  keys: readonly ForeignKey[],
  exposed: readonly LoadedRelation[],
  relations: ReadonlyMap<string, LoadedRelation>,
  origins: ViewOrigins,
): ForeignKey[] {
  const views = exposed.filter((relation) => relation.isView);
  const shownBy = new Map<LoadedRelation, { view: LoadedRelation; names: Map<string, string> }[]>();
  for (const view of views) {
    for (const [table, names] of tablesOf(view, relations, origins)) {
      shownBy.set(table, [...(shownBy.get(table) ?? []), { view, names }]);
    }
  }
  const sides = (table: LoadedRelation, columns: readonly string[]) =>
    (shownBy.get(table) ?? []).flatMap(({ view, names }) => {
      const shown = columns.map((column) => names.get(column));
      return shown.every((name) => name !== undefined) ? [{ relation: view, columns: shown }] : [];
    });
  return keys.flatMap((key) => {
    const from = [{ relation: key.from, columns: key.columns }, ...sides(key.from, key.columns)];
    const to = [{ relation: key.to, columns: key.targets }, ...sides(key.to, key.targets)];
    return from.flatMap((source) =>
      to
        .filter((target) => source.relation.isView || target.relation.isView)
        .map((target) => ({
          name: key.name,
          from: source.relation,
          to: target.relation,
          columns: source.columns,
          targets: target.columns,
        })),
    );
  });
}

/** The tables a view shows columns of, each with the names its columns have in the view. */
function tablesOf(
  view: LoadedRelation,
  relations: ReadonlyMap<string, LoadedRelation>,
  origins: ViewOrigins,
): Map<LoadedRelation, Map<string, string>> {
  const tables = new Map<LoadedRelation, Map<string, string>>();
  for (const [number, origin] of origins(view.oid)) {
    const table = relations.get(origin.relation);
    const column = table?.columnNames.get(origin.column);
    const shown = view.columnNames.get(number);
    if (!table || column === undefined || shown === undefined) continue;
    const names = tables.get(table) ?? new Map<string, string>();
    if (!names.has(column)) names.set(column, shown);
    tables.set(table, names);
  }
  return tables;
}
