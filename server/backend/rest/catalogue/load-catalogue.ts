import type { Database } from '../../database/database.ts';
import type { Log } from '../../log.ts';
import type { Catalogue, Relation, Relationship } from './catalogue.ts';
import { computedRelationships } from './computed-relationships.ts';
import { type ForeignKey, foreignKeysThroughViews, type ViewOrigins, viewOrigins } from './foreign-keys.ts';
import { columnNames, type LoadedRelation, loadedRelation, type UniqueKeys } from './loaded-relation.ts';
import * as queries from './queries.ts';
import { relateAll } from './relate.ts';
import { readRoutines } from './routines.ts';

/**
 * Reads the catalogue of the exposed schemas in one snapshot. What cannot be understood is named in the log and left
 * out, so that one strange view never keeps everything else from being served.
 *
 * @throws pg's errors when the database cannot be reached
 */
export async function loadCatalogue(
  database: Database,
  schemas: readonly string[],
  log: Log,
): Promise<Catalogue> {
  const rows = await database.transaction(async ({ query }) => {
    await query('set transaction isolation level repeatable read, read only');
    await query(`select set_config('search_path', '', true)`);
    return {
      relations: (await query<queries.RelationRow>(queries.RELATIONS)).rows,
      constraints: (await query<queries.ConstraintRow>(queries.CONSTRAINTS)).rows,
      views: (await query<queries.ViewRow>(queries.VIEWS)).rows,
      routines: (await query<queries.RoutineRow>(queries.ROUTINES, [[...schemas]])).rows,
      settings: (await query<{ request_line: boolean; response: boolean }>(queries.READS_SETTINGS)).rows,
    };
  });
  const relations = new Map(rows.relations.map((row) => [row.oid, loadedRelation(row)]));
  const origins = viewOrigins(rows.views, ({ schema, name }) =>
    log.warn('a view refers to itself and cannot be read', { view: `${schema}.${name}` }),
  );
  const keys = uniqueKeys(rows.constraints, relations);
  setPrimaryKeys(rows.constraints, relations, origins);
  const foreignKeys = readForeignKeys(rows.constraints, relations, keys);
  const exposed = [...relations.values()].filter(({ schema, isType }) => schemas.includes(schema) && !isType);
  const all = [...foreignKeys, ...foreignKeysThroughViews(foreignKeys, exposed, relations, origins)].filter(
    ({ from, to }) => schemas.includes(from.schema) && schemas.includes(to.schema),
  );
  const relationships = relateAll(all, computedRelationships(rows.routines, relations));
  const routines = readRoutines(rows.routines, relations);
  return {
    schemas,
    relations: bySchema(exposed),
    relationships: (relation) => relationships.get(relation) ?? NO_RELATIONSHIPS,
    routines: (schema) => routines.get(schema) ?? new Map(),
    readsRequestLine: rows.settings[0]?.request_line ?? true,
    setsResponse: rows.settings[0]?.response ?? true,
  };
}

const NO_RELATIONSHIPS: readonly Relationship[] = [];

function uniqueKeys(
  constraints: readonly queries.ConstraintRow[],
  relations: ReadonlyMap<string, LoadedRelation>,
): UniqueKeys {
  const keys = new Map<Relation, string[][]>();
  for (const row of constraints) {
    const relation = relations.get(row.relation);
    const columns = relation && row.kind !== 'f' && columnNames(relation, row.columns);
    if (relation && columns) keys.set(relation, [...(keys.get(relation) ?? []), columns]);
  }
  return keys;
}

function setPrimaryKeys(
  constraints: readonly queries.ConstraintRow[],
  relations: ReadonlyMap<string, LoadedRelation>,
  origins: ViewOrigins,
): void {
  const primary = new Map(constraints.filter((row) => row.kind === 'p').map((row) => [row.relation, row]));
  for (const row of primary.values()) {
    const relation = relations.get(row.relation);
    if (relation) relation.primaryKey = columnNames(relation, row.columns) ?? [];
  }
  for (const view of relations.values()) {
    if (!view.isView) continue;
    const columns = origins(view.oid);
    const base = new Set([...columns.values()].map((origin) => origin.relation));
    // A view that joins tables may show a key's value in many rows, so only a view of one table has a key.
    const [only] = base;
    const key = base.size === 1 && only !== undefined ? primary.get(only)?.columns : undefined;
    const shown = key?.map(
      (number) => [...columns].find(([, origin]) => origin.column === number)?.[0] ?? -1,
    );
    view.primaryKey = (shown && columnNames(view, shown)) ?? [];
  }
}

function readForeignKeys(
  constraints: readonly queries.ConstraintRow[],
  relations: ReadonlyMap<string, LoadedRelation>,
  unique: UniqueKeys,
): ForeignKey[] {
  return constraints.flatMap((row) => {
    const from = relations.get(row.relation);
    const to = relations.get(row.target);
    if (row.kind !== 'f' || !from || !to) return [];
    const columns = columnNames(from, row.columns);
    const targets = columnNames(to, row.target_columns ?? []);
    if (!columns || !targets) return [];
    const isUnique = (unique.get(from) ?? []).some((key) => key.every((column) => columns.includes(column)));
    return [{ name: row.name, from, to, columns, targets, isUnique, tables: { from, to } }];
  });
}

function bySchema(relations: readonly Relation[]): Catalogue['relations'] {
  const schemas = new Map<string, Map<string, Relation>>();
  for (const relation of relations) {
    const known = schemas.get(relation.schema) ?? new Map<string, Relation>();
    schemas.set(relation.schema, known.set(relation.name, relation));
  }
  return (schema) => schemas.get(schema) ?? new Map();
}
