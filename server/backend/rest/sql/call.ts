import type { Routine } from '../catalogue/catalogue.ts';
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
  const alias = routine.returns === 'scalar' ? 't0(s)' : 't0';
  const type = routine.arguments[0]?.type;
  if (takesBody) return `${routine.sql}(${parameters.place(BODY)}::${type}) as ${alias}`;
  const given = routine.arguments.filter((argument) => names.includes(argument.name));
  if (given.length === 0) return `${routine.sql}() as ${alias}`;

  const value = task.payload ? bodyValue : searchValue;
  const passed = given.map(({ name, type: argumentType, variadic }) => {
    const prefix = variadic ? 'variadic ' : '';
    return `${prefix}${quoteIdentifier(name)} => ${value(name, argumentType)}`;
  });
  const call = `${routine.sql}(${passed.join(', ')}) as ${alias}`;
  if (!task.payload) return call;
  const columns = given.map((argument) => `${quoteIdentifier(argument.name)} ${argument.type}`).join(', ');
  return `json_to_record(${parameters.place(BODY)}::json) as p(${columns}) cross join lateral ${call}`;

  function bodyValue(name: string): string {
    return `p.${quoteIdentifier(name)}`;
  }
  function searchValue(name: string, argumentType: string): string {
    // Of an argument given twice the last counts.
    const index = task.query.arguments.findLast((argument) => argument.name === name)?.value ?? BODY;
    return `${parameters.place(index)}::${argumentType}`;
  }
}
