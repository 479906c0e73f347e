import { quoteIdentifier } from '../sql/quote.ts';
import type { Argument, Column, Relation, Routine } from './catalogue.ts';
import type { LoadedRelation } from './loaded-relation.ts';
import type { RoutineRow } from './queries.ts';

/**
 * Makes routines of their catalogue rows, by schema and name. A function of one table's row is besides
 * entered there as a computed column.
 */
export function readRoutines(
  rows: readonly RoutineRow[],
  relations: ReadonlyMap<string, LoadedRelation>,
): Map<string, Map<string, Routine[]>> {
  const schemas = new Map<string, Map<string, Routine[]>>();
  for (const row of rows.filter(isCallable)) {
    const routine = readRoutine(row, relations);
    const names = schemas.get(row.schema) ?? new Map<string, Routine[]>();
    schemas.set(row.schema, names);
    names.set(row.name, [...(names.get(row.name) ?? []), routine]);
    const owner = relations.get(row.row_argument);
    if (owner && !routine.returnsSet && !owner.columns.has(row.name)) {
      owner.computed.set(row.name, (tableRow) => `${routine.sql}(${tableRow})`);
    }
  }
  return schemas;
}

/** Types of a body that a function can take whole, as its one unnamed argument. */
const WHOLE_BODY_TYPES: ReadonlySet<string> = new Set(['bytea', 'json', 'jsonb', 'text', 'xml']);

/** Requests name the arguments they give, so a function must have names for them, or take the body as its only one. */
function isCallable(row: RoutineRow): boolean {
  const unnamed = inputArguments(row).filter(({ name }) => name === '');
  const [only, ...others] = unnamed;
  const isComputed = row.row_argument !== '0';
  return only === undefined || isComputed || (others.length === 0 && WHOLE_BODY_TYPES.has(only.type));
}

function readRoutine(row: RoutineRow, relations: ReadonlyMap<string, LoadedRelation>): Routine {
  const outputs = outputColumns(row);
  const returnsRows = row.return_kind === 'c' || outputs.length > 0;
  return {
    schema: row.schema,
    name: row.name,
    sql: `${quoteIdentifier(row.schema)}.${quoteIdentifier(row.name)}`,
    arguments: inputArguments(row),
    volatile: row.volatility === 'v',
    returnsSet: row.returns_set,
    returns: row.return_type === 'void' ? 'void' : returnsRows ? 'rows' : 'scalar',
    isRecord: row.return_type === 'record' && !returnsRows,
    result: relations.get(row.return_relation) ?? (returnsRows ? resultRelation(row, outputs) : undefined),
    callers: new Set(row.callers),
    description: row.description,
  };
}

function inputArguments(row: RoutineRow): Argument[] {
  const count = row.input_types.length;
  const inputNames = (row.names ?? []).filter((_, index) => 'ibv'.includes(row.modes?.[index] ?? 'i'));
  return row.input_types.map((type, index) => ({
    name: inputNames[index] ?? '',
    type,
    required: index < count - row.defaults,
    variadic: row.variadic && index === count - 1,
  }));
}

function outputColumns(row: RoutineRow): { name: string; type: string }[] {
  return (row.all_types ?? []).flatMap((type, index) => {
    const mode = row.modes?.[index] ?? 'i';
    const name = row.names?.[index] ?? '';
    return mode === 'o' || mode === 't' || mode === 'b' ? [{ name: name || `column${index + 1}`, type }] : [];
  });
}

function resultRelation(row: RoutineRow, outputs: readonly { name: string; type: string }[]): Relation {
  return {
    schema: row.schema,
    name: row.name,
    sql: '',
    isView: true,
    isType: true,
    columns: new Map(outputs.map((output) => [output.name, resultColumn(output.name, output.type)])),
    primaryKey: [],
    computed: new Map(),
    description: null,
  };
}

function resultColumn(name: string, type: string): Column {
  return {
    name,
    type,
    isJson: type === 'json' || type === 'jsonb',
    isTextSearch: type === 'tsvector',
    nullable: true,
    default: null,
    maxLength: null,
    enumValues: null,
    description: null,
  };
}
