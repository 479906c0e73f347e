import type { KeyTables } from './catalogue.ts';
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
  /** Whether no two rows of the table hold the same key. */
  readonly isUnique: boolean;
  /** The tables that the key joins; other than `from` and `to` where those are views. */
  readonly tables: KeyTables;
};

/** Gives the table columns that a view shows, by the number of the view's column. */
export type ViewOrigins = (view: string) => ReadonlyMap<number, Origin>;

/**
 * Follows views on views down to tables. A column of a view that in the end refers to itself comes from nowhere:
 * PostgreSQL lets such a view be made, and refuses to read it.
 *
 * @param onEndless told of each view with such columns
 */
export function viewOrigins(views: readonly ViewRow[], onEndless: (view: ViewRow) => void): ViewOrigins {
  const direct = new Map(views.map((view) => [view.oid, readViewColumns(view.definition)]));
  const tables = new Map(views.map((view) => [view.oid, resolve(view)]));

  function resolve(view: ViewRow): ReadonlyMap<number, Origin> {
    const columns = new Map<number, Origin>();
    let isEndless = false;
    for (const [number, origin] of direct.get(view.oid) ?? []) {
      const end = follow(origin);
      if (end === 'endless') isEndless = true;
      else if (end) columns.set(number, end);
    }
    if (isEndless) onEndless(view);
    return columns;
  }
  function follow(origin: Origin): Origin | 'endless' | undefined {
    const passed = new Set<string>();
    let at: Origin | undefined = origin;
    while (at && direct.has(at.relation)) {
      if (passed.has(at.relation)) return 'endless';
      passed.add(at.relation);
      at = direct.get(at.relation)?.get(at.column);
    }
    return at;
  }
  return (view) => tables.get(view) ?? NO_ORIGINS;
}

const NO_ORIGINS: ReadonlyMap<number, Origin> = new Map();

/** The foreign keys that appear when one side, or both, is looked at through a view that shows its columns. */
export function foreignKeysThroughViews(
  keys: readonly ForeignKey[],
  exposed: readonly LoadedRelation[],
  relations: ReadonlyMap<string, LoadedRelation>,
  origins: ViewOrigins,
): ForeignKey[] {
  const views = exposed.filter((relation) => relation.isView);
  const shownBy = new Map<LoadedRelation, { view: LoadedRelation; names: Map<string, string[]> }[]>();
  for (const view of views) {
    for (const [table, names] of tablesOf(view, relations, origins)) {
      shownBy.set(table, [...(shownBy.get(table) ?? []), { view, names }]);
    }
  }
  const sides = (table: LoadedRelation, columns: readonly string[]) =>
    (shownBy.get(table) ?? []).flatMap(({ view, names }) =>
      choices(columns.map((column) => names.get(column) ?? [])).map((shown) => ({
        relation: view,
        columns: shown,
      })),
    );
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
          isUnique: key.isUnique,
          tables: key.tables,
        })),
    );
  });
}

/** Most ways in which one view may show the columns of one key. */
const MOST_CHOICES = 16;

/** Every way to take one name of each list. */
function choices(lists: readonly (readonly string[])[]): string[][] {
  let taken: string[][] = [[]];
  for (const list of lists) {
    taken = taken.flatMap((names) => list.map((name) => [...names, name])).slice(0, MOST_CHOICES);
  }
  return taken;
}

/** The tables a view shows columns of, each with the names that its columns have in the view. */
function tablesOf(
  view: LoadedRelation,
  relations: ReadonlyMap<string, LoadedRelation>,
  origins: ViewOrigins,
): Map<LoadedRelation, Map<string, string[]>> {
  const tables = new Map<LoadedRelation, Map<string, string[]>>();
  for (const [number, origin] of origins(view.oid)) {
    const table = relations.get(origin.relation);
    const column = table?.columnNames.get(origin.column);
    const shown = view.columnNames.get(number);
    if (!table || column === undefined || shown === undefined) continue;
    const names = tables.get(table) ?? new Map<string, string[]>();
    names.set(column, [...(names.get(column) ?? []), shown]);
    tables.set(table, names);
  }
  return tables;
}
