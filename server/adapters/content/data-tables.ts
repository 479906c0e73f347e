import { buildTable } from '#domain/activities/data-task/build-table.ts';
import { DataError } from '#domain/activities/data-task/data-error.ts';
import type { FullTable } from '#domain/activities/data-task/data-table.ts';
import { nearestWord } from '#domain/content/nearest-word.ts';
import type { AskingLesson } from './reading/content.ts';
import { runModel } from './run-model.ts';

const built = new WeakMap<AskingLesson, Map<string, FullTable>>();

/**
 * A table of a lesson with all its columns, worked out once.
 * @throws DataError when there is none of that name, or it cannot be made; DrawingError for a market that is not there
 */
export function dataTable(lesson: AskingLesson, name: string): FullTable {
  const known = built.get(lesson) ?? new Map<string, FullTable>();
  built.set(lesson, known);
  const table = known.get(name) ?? makeTable(lesson, name);
  known.set(name, table);
  return table;
}

function makeTable({ data, values }: AskingLesson, name: string): FullTable {
  const set = new Map(Object.entries(data.data)).get(name);
  if (set) {
    const csv = set.file === undefined ? undefined : values.get(set.file)?.rows;
    return buildTable(set, { markets: data.markets, runModel, csv });
  }
  const nearest = nearestWord(name, Object.keys(data.data));
  const advice = nearest === undefined ? 'Describe it under `data`.' : `Did you mean '${nearest}'?`;
  throw new DataError(['data'], `There is no table '${name}'. ${advice}`);
}
