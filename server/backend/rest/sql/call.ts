import type { Argument, Routine } from '../catalogue/catalogue.ts';
import { BODY } from '../parse/query-string.ts';
import type { Task } from '../plan/task.ts';
import type { Parameters } from './parameters.ts';
import { quoteIdentifier } from './quote.ts';

/**
 * A call as an item of FROM, its rows known as `t0`; a scalar is their column `s`.
 *
 * @param names names of the arguments given
 */
export function callSql(
  routine: Routine,
  takesBody: boolean,
  names: readonly string[],
  task: Task,
  parameters: Parameters,
): string {
  const type = routine.arguments[0]?.type;
  if (takesBody) return itemSql(routine, `${parameters.place(BODY)}::${type}`);
  const given = routine.arguments.filter((argument) => names.includes(argument.name));
  if (given.length === 0) return itemSql(routine, '');

  const value = task.payload ? bodyValue : searchValue;
  const passed = given.map((argument) => {
    const prefix = argument.variadic ? 'variadic ' : '';
    return `${prefix}${quoteIdentifier(argument.name)} => ${value(argument)}`;
  });
  const call = itemSql(routine, passed.join(', '));
  if (!task.payload) return call;
  const columns = given.map((argument) => `${quoteIdentifier(argument.name)} ${argument.type}`).join(', ');
  const body = `${parameters.place(BODY)}::json${task.payload.isArray ? '->0' : ''}`;
  return `json_to_record(${body}) as p(${columns}) cross join lateral ${call}`;

  function bodyValue({ name }: Argument): string {
    return `p.${quoteIdentifier(name)}`;
  }
  function searchValue({ name, type: argumentType, variadic }: Argument): string {
    const values = task.query.arguments.filter((argument) => argument.name === name);
    // Of an argument given twice the last counts; one that takes any number of values takes them all.
    const places = values.slice(variadic ? 0 : -1).map((argument) => parameters.place(argument.value));
    return variadic ? `array[${places.join(', ')}]::${argumentType}` : `${places.join('')}::${argumentType}`;
  }
}

function itemSql(routine: Routine, passed: string): string {
  const call = `${routine.sql}(${passed})`;
  // In FROM a record would have to say which columns it has.
  if (routine.isRecord) return `(select ${call} as s) as t0`;
  if (routine.returns === 'scalar') return `${call} as t0(s)`;
  const [only, ...others] = routine.result?.columns.keys() ?? [];
  const isSingle = routine.result?.isType && only !== undefined && others.length === 0;
  return isSingle ? `${call} as t0(${quoteIdentifier(only)})` : `${call} as t0`;
}
