import type { Catalogue, Relation } from '../catalogue/catalogue.ts';
import { RestError } from '../rest-error.ts';
import { callSql } from '../sql/call.ts';
import { Parameters } from '../sql/parameters.ts';
import { type ReadParts, readParts } from '../sql/read.ts';
import { type Shape, SOURCE } from '../sql/result.ts';
import { confirmPreferences } from './confirm-preferences.ts';
import { findRoutine } from './find-routine.ts';
import type { Plan } from './plan.ts';
import type { PlanRules } from './plan-rules.ts';
import { selectRows } from './plan-read.ts';
import { fromStoredRows, resolveResource } from './resource.ts';
import type { Task } from './task.ts';

/** Plans a call of a function, by POST with a body of arguments or by GET with arguments in the URL. */
export function planCall(catalogue: Catalogue, rules: PlanRules, task: Task, role: string): Plan {
  const { maxRows } = rules;
  const { payload, query } = task;
  const names = payload?.keys ?? query.arguments.map((argument) => argument.name);
  const { routine, takesBody } = findRoutine(
    catalogue,
    task.schema,
    task.name,
    [...new Set(names)].toSorted(),
    payload?.type,
    role,
  );
  if (task.preferences.maxAffected !== undefined && !routine.returnsSet) {
    // Only rows that come back can be counted.
    throw new RestError(
      400,
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    );
  }
  const parameters = new Parameters();
  const from = callSql(routine, takesBody, names, task, parameters);
  const base = {
    kind: 'call',
    readOnly: task.method !== 'POST' || !routine.volatile,
    keyColumns: [],
    isScalar: routine.returns === 'scalar',
    isSingle: routine.returns === 'rows' && !routine.returnsSet,
    updatedRows: undefined,
    countsAffected: false,
    confirmed: confirmPreferences('call', task.preferences, routine.returns === 'void' ? ['count'] : []),
  } as const;
  if (routine.returns === 'void') {
    const text = `select null, count(*) from ${from}`;
    return {
      ...base,
      text,
      indexes: parameters.indexes,
      result: 'void',
      shape: 'none',
      extra: undefined,
      explain: undefined,
    };
  }
  const relation = routine.returns === 'scalar' ? scalarRelation(routine.name) : routine.result;
  const resource = resolveResource(catalogue, rules, relation ?? scalarRelation(routine.name), query);
  const scalarParts =
    routine.returns === 'scalar' && task.accept.format !== 'csv' ? { outputs: 't0.s as s' } : {};

  // The rows of a function that may have effects, or that are counted too, are fetched once and kept.
  const { count, maxAffected } = task.preferences;
  const isKept = routine.volatile || count !== undefined || maxAffected !== undefined;
  const readFrom = isKept ? fromStoredRows(resource) : resource;
  const parts: ReadParts = { ...readParts(readFrom, { parameters, maxRows }, true), ...scalarParts };
  const source = isKept ? `${SOURCE} as t0` : from;
  const shape = shapeOf();
  const countsAffected = maxAffected !== undefined;
  const affected = countsAffected ? `select count(*) from ${SOURCE}` : undefined;
  const selected = selectRows(source, parts, parameters, maxRows, shape, countingExactly(task), affected);
  const kept = `with ${SOURCE} as (select t0.* from ${from}) `;
  return {
    ...base,
    ...selected,
    text: isKept ? kept + selected.text : selected.text,
    result: 'rows',
    shape,
    countsAffected,
    explain: undefined,
  };

  function shapeOf(): Shape {
    if (task.method === 'HEAD') return 'none';
    if (task.accept.format === 'csv') return 'csv';
    if (routine.returns === 'scalar') return routine.returnsSet ? 'scalars' : 'scalar';
    return routine.returnsSet ? task.accept.format : 'object';
  }
}

/** The planner knows nothing of a function's rows, and they are all fetched anyway. */
function countingExactly(task: Task): Task {
  const { preferences } = task;
  return preferences.count === undefined
    ? task
    : { ...task, preferences: { ...preferences, count: 'exact' } };
}

/** A function's value as a relation without columns that a filter could name. */
function scalarRelation(name: string): Relation {
  return {
    schema: '',
    name,
    sql: '',
    isView: true,
    isType: true,
    columns: new Map(),
    primaryKey: [],
    computed: new Map(),
    description: null,
  };
}
