import type { Routine } from '../catalogue/catalogue.ts';
import type { Payload } from '../parse/payload.ts';
import { RestError } from '../rest-error.ts';
import { closestName } from './closest-name.ts';

/**
 * The refusal of a call that no function takes, with the one that may be meant: the nearest name, or of the functions with
 * that name the nearest list of arguments.
 *
 * @param routines those that may be named, by name
 * @param names the names of the arguments given, in order
 * @param bodyType of a body that is not JSON no names are known
 */
export function noRoutine(
  routines: ReadonlyMap<string, readonly Routine[]>,
  schema: string,
  name: string,
  names: readonly string[],
  bodyType: Payload['type'] | undefined,
): RestError {
  const called = `${schema}.${name}`;
  const isWhole = bodyType !== undefined && bodyType !== 'json';
  const signature = names.length === 0 ? ' without parameters' : `(${names.join(', ')})`;
  const hint = isWhole ? undefined : nearest(routines, name, names);
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function ${called}${isWhole ? '' : signature} in the schema cache`,
    {
      details: `Searched for the function ${called} ${searched(names, bodyType)}, but no matches were found in the schema cache.`,
      hint: hint === undefined ? null : `Perhaps you meant to call the function ${schema}.${hint}`,
    },
  );
}

function searched(names: readonly string[], bodyType: Payload['type'] | undefined): string {
  if (bodyType !== undefined && bodyType !== 'json') return `with a single unnamed ${bodyType} parameter`;
  const plural = names.length > 1 ? 's' : '';
  const given = names.length === 0 ? 'without parameters' : `with parameter${plural} ${names.join(', ')}`;
  return bodyType === 'json' ? `${given} or with a single unnamed json/jsonb parameter` : given;
}

function nearest(
  routines: ReadonlyMap<string, readonly Routine[]>,
  name: string,
  names: readonly string[],
): string | undefined {
  const overloads = routines.get(name);
  if (!overloads) return closestName(name, routines.keys());
  const lists = overloads.map(({ arguments: known }) => listOf(known.map((argument) => argument.name)));
  const list = closestName(listOf(names), lists);
  return list === undefined ? undefined : name + list;
}

function listOf(names: readonly string[]): string {
  return `(${names.toSorted().join(', ')})`;
}
