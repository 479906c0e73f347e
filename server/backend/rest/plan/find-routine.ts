import type { Catalogue, Routine } from '../catalogue/catalogue.ts';
import { RestError } from '../rest-error.ts';
import { closestName } from './closest-name.ts';

/** Types that take a body of JSON as it stands. */
const WHOLE_BODY_TYPES: ReadonlySet<string> = new Set(['json', 'jsonb']);

/** A routine and how the request's arguments reach it: by name, or the whole body as one unnamed argument. */
export type Call = { readonly routine: Routine; readonly takesBody: boolean };

/**
 * Chooses among the functions of a name the one that takes the arguments given, as PostgREST does: by their names; if
 * none does, the one that takes the whole body.
 *
 * @param names the names of the arguments
 * @param role whom an error is worded for: it names only functions that this role may call
 * @param hasBody whether there is a body that an unnamed argument could take
 * @throws RestError 404 PGRST202 when none does, 300 PGRST203 when several do
 */
export function findRoutine(
  catalogue: Catalogue,
  schema: string,
  name: string,
  names: readonly string[],
  hasBody: boolean,
  role: string,
): Call {
  const overloads = catalogue.routines(schema).get(name) ?? [];
  const fitting = overloads.filter((routine) => takes(routine, names));
  const takesBody = fitting.length === 0;
  const candidates = takesBody && hasBody ? overloads.filter(takesWholeBody) : fitting;
  const [only, ...others] = candidates;
  if (only && others.length === 0) return { routine: only, takesBody };
  const callable = candidates.filter(({ callers }) => callers.has(role));
  if (callable.length > 0) throw ambiguous(schema, name, callable);
  throw notFound(callableBy(role, catalogue.routines(schema)), schema, name, names, hasBody);
}

function takes(routine: Routine, names: readonly string[]): boolean {
  const known = routine.arguments;
  return (
    known.every((argument) =>
      argument.name === '' ? !argument.required : !argument.required || names.includes(argument.name),
    ) && names.every((name) => name !== '' && known.some((argument) => argument.name === name))
  );
}

function takesWholeBody(routine: Routine): boolean {
  const [only, ...others] = routine.arguments;
  return only !== undefined && others.length === 0 && only.name === '' && WHOLE_BODY_TYPES.has(only.type);
}

function ambiguous(schema: string, name: string, routines: readonly Routine[]): RestError {
  const signatures = routines.map((routine) => {
    const given = routine.arguments.map((each) =>
      each.name === '' ? each.type : `${each.name} => ${each.type}`,
    );
    return `${schema}.${name}(${given.join(', ')})`;
  });
  return new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${signatures.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  );
}

/** The functions of a schema that a role may call, by name. */
function callableBy(
  role: string,
  routines: ReadonlyMap<string, readonly Routine[]>,
): ReadonlyMap<string, readonly Routine[]> {
  const callable = [...routines].map(
    ([name, overloads]) => [name, overloads.filter(({ callers }) => callers.has(role))] as const,
  );
  return new Map(callable.filter(([, overloads]) => overloads.length > 0));
}

function notFound(
  routines: ReadonlyMap<string, readonly Routine[]>,
  schema: string,
  name: string,
  names: readonly string[],
  hasBody: boolean,
): RestError {
  const signature = names.length === 0 ? 'without parameters' : `(${names.join(', ')})`;
  const searched =
    (names.length === 0 ? 'without parameters' : `with parameters ${names.join(', ')}`) +
    (hasBody ? ' or with a single unnamed json/jsonb parameter' : '');
  const [same] = routines.get(name) ?? [];
  const closest = same ? name : closestName(name, routines.keys());
  const suggestion = same
    ? `${schema}.${name}(${same.arguments.map((each) => each.name).join(', ')})`
    : `${schema}.${closest}`;
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function ${schema}.${name}${names.length === 0 ? ' ' : ''}${signature} in the schema cache`,
    {
      details: `Searched for the function ${schema}.${name} ${searched}, but no matches were found in the schema cache.`,
      hint: closest === undefined ? null : `Perhaps you meant to call the function ${suggestion}`,
    },
  );
}
