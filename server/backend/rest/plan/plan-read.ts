import type { Catalogue } from '../catalogue/catalogue.ts';
import { LIMIT, OFFSET } from '../parse/query-string.ts';
import { Parameters } from '../sql/parameters.ts';
import { type ReadParts, readParts } from '../sql/read.ts';
import { resultSql, type Shape } from '../sql/result.ts';
import { confirmPreferences } from './confirm-preferences.ts';
import { findRelation } from './find-relation.ts';
import type { Plan, PlannedStatement } from './plan.ts';
import type { PlanRules } from './plan-rules.ts';
import { resolveResource } from './resource.ts';
import type { Task } from './task.ts';

/** Plans GET and HEAD of a table or view. */
export function planRead(catalogue: Catalogue, rules: PlanRules, task: Task): Plan {
  const relation = findRelation(catalogue, task.schema, task.name);
  const from = `${relation.sql} as t0`;
  const render = (parameters: Parameters) =>
    readParts(resolveResource(catalogue, rules, relation, task.query), { parameters, maxRows }, true);
  const { maxRows } = rules;
  const parameters = new Parameters();
  const shape = task.method === 'HEAD' ? 'none' : task.accept.format;
  return {
    kind: 'read',
    readOnly: true,
    result: 'rows',
    shape,
    keyColumns: [],
    isScalar: false,
    isSingle: false,
    confirmed: confirmPreferences('read', task.preferences),
    ...selectRows(from, render(parameters), parameters, maxRows, shape, task),
    updatedRows: undefined,
    countsAffected: false,
    explain: planExplain(from, render, task),
  };
}

/**
 * The statement that selects a range of rows, with the total beside it when it is asked for.
 *
 * @param from what the rows are selected from, known as `t0`
 * @param affected a SELECT of the number of rows that there were before any were chosen, if it is wanted
 */
export function selectRows(
  from: string,
  parts: ReadParts,
  parameters: Parameters,
  maxRows: number,
  shape: Shape,
  { range, preferences, accept }: Task,
  affected?: string,
): Pick<Plan, 'text' | 'indexes' | 'extra'> {
  const limit = range.limit === undefined ? `${maxRows}` : parameters.place(LIMIT);
  const offset = range.offset === 0 ? '' : ` offset ${parameters.place(OFFSET)}`;
  const source = ` from ${from}${parts.joins}${parts.where}${parts.groupBy}${parts.orderBy}`;
  const rows = `select ${parts.outputs}${source} limit ${limit}${offset}`;
  return {
    text: resultSql(
      shape,
      rows,
      [totalSql(preferences.count, countedSql(from, parts), maxRows), affected].filter(
        (number) => number !== undefined,
      ),
      accept.stripsNulls,
    ),
    indexes: parameters.indexes,
    extra: preferences.count === undefined || preferences.count === 'planned' ? undefined : 'total',
  };
}

function countedSql(from: string, parts: ReadParts): string {
  return `select 1 from ${from}${parts.decidingJoins}${parts.where}`;
}

function totalSql(count: Task['preferences']['count'], counted: string, maxRows: number): string | undefined {
  switch (count) {
    case 'exact':
      return `select count(*) from (${counted}) c`;
    case 'estimated':
      // Counted exactly while that is cheap; beyond it the planner's estimate is asked.
      return `select count(*) from (${counted} limit ${maxRows + 1}) c`;
    default:
      return undefined;
  }
}

/** Rendered anew, because a statement must use each of its parameters and this one has no range. */
function planExplain(
  from: string,
  render: (parameters: Parameters) => ReadParts,
  { preferences }: Task,
): PlannedStatement | undefined {
  if (preferences.count !== 'planned' && preferences.count !== 'estimated') return undefined;
  const parameters = new Parameters();
  const text = `explain (format json) ${countedSql(from, render(parameters))}`;
  return { text, indexes: parameters.indexes };
}
