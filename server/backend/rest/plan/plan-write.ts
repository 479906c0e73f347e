import type { Catalogue, Relation } from '../catalogue/catalogue.ts';
import { parseColumnList } from '../parse/column-list.ts';
import { parseFilterName } from '../parse/condition.ts';
import { RestError } from '../rest-error.ts';
import { conditionSql } from '../sql/condition.ts';
import { Parameters } from '../sql/parameters.ts';
import { quoteIdentifier } from '../sql/quote.ts';
import { readParts } from '../sql/read.ts';
import { resultSql, SOURCE } from '../sql/result.ts';
import { allReturned, returningSql } from '../sql/returning.ts';
import { RETURN_UPDATED } from '../sql/upsert-count.ts';
import { deleteSql, insertSql, updateSql } from '../sql/write.ts';
import { confirmPreferences } from './confirm-preferences.ts';
import { findRelation } from './find-relation.ts';
import type { Plan } from './plan.ts';
import type { PlanRules } from './plan-rules.ts';
import { fromStoredRows, type Resource, resolveResource } from './resource.ts';
import type { Task } from './task.ts';

/**
 * Plans POST, PATCH, DELETE and PUT of a table or view.
 *
 * @throws RestError PGRST204 when the body names a column that is not there
 */
export function planWrite(catalogue: Catalogue, rules: PlanRules, task: Task): Plan {
  const relation = findRelation(catalogue, task.schema, task.name);
  refuseRange(task);
  const parameters = new Parameters();
  const kind = KINDS[task.method as keyof typeof KINDS];
  const wanted = task.preferences.return;
  const conflict = kind === 'insert' ? conflictOf(relation, task) : undefined;
  const { format, stripsNulls } = task.accept;
  // PUT says nothing of whether it made its row, unless it shows the row.
  const isMerging =
    kind === 'put' ? wanted === 'representation' : conflict?.resolution === 'merge-duplicates';
  const base = {
    kind,
    readOnly: false,
    isScalar: false,
    isSingle: false,
    confirmed: confirmPreferences(kind, task.preferences, conflict ? [] : ['resolution']),
    shape: format,
    updatedRows: isMerging ? 'asked' : undefined,
    countsAffected: false,
    explain: undefined,
  } as const;

  if (kind === 'update' && task.payload?.keys.length === 0) {
    // Nothing to set: nothing is touched, and no grant is needed for it.
    const isShown = wanted === 'representation';
    const text = isShown ? resultSql(format, NO_ROWS) : NO_ROWS;
    const result = isShown ? 'rows' : 'tag';
    return { ...base, text, indexes: [], result, extra: undefined, keyColumns: [] };
  }
  if (wanted === 'representation') {
    const resource = resolveResource(catalogue, rules, relation, task.query);
    const { maxRows } = rules;
    const write = writeSql(kind, resource, task, parameters);
    const parts = readParts(fromStoredRows(resource), { parameters, maxRows }, false);
    const rows = `select ${parts.outputs} from ${SOURCE} as t0${parts.joins}${parts.groupBy}${parts.orderBy}`;
    const returning = returningSql(resource);
    const text = `with ${SOURCE} as (${write}${returning}) ${resultSql(format, rows, [], stripsNulls)}`;
    return { ...base, text, indexes: parameters.indexes, result: 'rows', extra: undefined, keyColumns: [] };
  }
  // Without a representation `select` has no meaning, and nothing is read back that the role may not see.
  const resource = resolveResource(catalogue, rules, relation, { ...task.query, select: undefined });
  const write = writeSql(kind, resource, task, parameters);
  const key = wanted === 'headers-only' && kind === 'insert' ? relation.primaryKey : [];
  if (key.length > 0) {
    const values = key.map((name) => `t0.${quoteIdentifier(name)}::text`).join(', ');
    const text = `with ${SOURCE} as (${write}${allReturned(key)}) select null, count(*), case when count(*) = 1 then json_agg(json_build_array(${values}))->0 end from ${SOURCE} as t0`;
    return { ...base, text, indexes: parameters.indexes, result: 'key', extra: 'key', keyColumns: key };
  }
  const isReturned = isMerging && task.payload?.isArray === false;
  return {
    ...base,
    text: isReturned ? write + RETURN_UPDATED : write,
    updatedRows: isReturned ? 'returned' : base.updatedRows,
    indexes: parameters.indexes,
    result: 'tag',
    extra: undefined,
    keyColumns: [],
  };
}

const NO_ROWS = 'select where false';

const KINDS = { POST: 'insert', PATCH: 'update', DELETE: 'delete', PUT: 'put' } as const;

function writeSql(
  kind: (typeof KINDS)[keyof typeof KINDS],
  resource: Resource,
  task: Task,
  parameters: Parameters,
): string {
  const { relation } = resource;
  const conditions = (alias: string) =>
    resource.conditions.map((condition) =>
      conditionSql({ ...resource, alias, children: [] }, condition, parameters),
    );
  const { payload, preferences } = task;
  if (kind === 'delete') return deleteSql(relation, conditions('t0'));
  if (!payload) throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  const columns = payload.keys.map((key) => findColumn(relation, key));
  const withDefaults = preferences.missing === 'default';
  if (kind === 'update') {
    return updateSql(relation, columns, payload.isArray, withDefaults, conditions('t0'), parameters);
  }
  if (kind === 'put') {
    checkPutFilters(relation, task);
    return insertSql(relation, columns, payload.isArray, withDefaults, parameters, {
      conditions: conditions('p'),
      conflict: { target: relation.primaryKey, resolution: 'merge-duplicates' },
    });
  }
  return insertSql(relation, columns, payload.isArray, withDefaults, parameters, {
    conditions: [],
    conflict: conflictOf(relation, task),
  });
}

function findColumn(relation: Relation, name: string) {
  const column = relation.columns.get(name);
  if (column) return column;
  throw new RestError(
    400,
    'PGRST204',
    `Could not find the '${name}' column of '${relation.name}' in the schema cache`,
  );
}

function conflictOf(relation: Relation, task: Task) {
  const { resolution } = task.preferences;
  if (resolution === undefined) return undefined;
  const named =
    task.query.onConflict === undefined ? [] : parseColumnList(task.query.onConflict, 'on_conflict');
  const target =
    named.length > 0 ? named.map((name) => findColumn(relation, name).name) : relation.primaryKey;
  return target.length === 0 ? undefined : { target, resolution };
}

function refuseRange({ method, query }: Task): void {
  if (query.limit === undefined && query.offset === undefined) return;
  if (method === 'PUT') {
    throw new RestError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT');
  }
  // A limit that is passed over would change more rows than the caller meant.
  if (method !== 'POST') {
    throw new RestError(400, 'PGRST109', `limit/offset querystring parameters are not allowed for ${method}`);
  }
}

function checkPutFilters(relation: Relation, { query }: Task): void {
  const filtered = query.filters.map(({ name, operation }) => {
    const { path, field } = parseFilterName(name);
    const isPlain = path.length === 0 && field.path.length === 0 && !operation.negated;
    return isPlain && operation.operator.name === 'eq' && !operation.quantifier ? field.name : '';
  });
  const isKey =
    relation.primaryKey.length > 0 &&
    query.groups.length === 0 &&
    filtered.length === relation.primaryKey.length &&
    relation.primaryKey.every((name) => filtered.includes(name));
  if (!isKey) {
    throw new RestError(
      405,
      'PGRST105',
      'Filters must include all and only primary key columns with "eq" operators',
    );
  }
}
