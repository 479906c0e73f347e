import type { Catalogue, Routine } from '../catalogue/catalogue.ts';
import type { Payload } from '../parse/payload.ts';
import { RestError } from '../rest-error.ts';
import { noRoutine } from './no-routine.ts';

/** What an unnamed argument may be that takes a body of a type whole. */
const WHOLE_BODY_TYPES: Readonly<Record<Payload['type'], readonly string[]>> = {
  json: ['json', 'jsonb'],
  text: ['text'],
  xml: ['xml'],
  bytea: ['bytea'],
};

/** A routine and how the request's arguments reach it: by name, or the whole body as one unnamed argument. */
export type Call = { readonly routine: Routine; readonly takesBody: boolean };

/**
 * Chooses among the functions of a name the one that takes the arguments given, as PostgREST does: by their names; if
 * none does, the one that takes the whole body.
 *
 * @param names the names of the arguments, in order
 * @param bodyType what an unnamed argument could take; undefined without a body
 * @param role whom an error is worded for: it names only functions that this role may call
 * @throws RestError 404 PGRST202 when none does, 300 PGRST203 when several do
 */
export function findRoutine(
  catalogue: Catalogue,
  schema: string,
  name: string,
  names: readonly string[],
  bodyType: Payload['type'] | undefined,
  role: string,
): Call {
  const overloads = catalogue.routines(schema).get(name) ?? [];
  const takesNames = bodyType === undefined || bodyType === 'json';
  const fitting = takesNames ? overloads.filter((routine) => takes(routine, names)) : [];
  const takesBody = fitting.length === 0;
  const candidates =
    takesBody && bodyType ? overloads.filter((routine) => takesWhole(routine, bodyType)) : fitting;
  const [only, ...others] = candidates;
  if (only && others.length === 0) return { routine: only, takesBody };
  const callable = candidates.filter(({ callers }) => callers.has(role));
  if (callable.length > 0) throw ambiguous(schema, name, callable);
  throw noRoutine(callableBy(role, catalogue.routines(schema)), schema, name, names, bodyType);
}

function takes(routine: Routine, names: readonly string[]): boolean {
  const known = routine.arguments;
  return (
    known.every(
      (argument) => !argument.required || (argument.name !== '' && names.includes(argument.name)),
    ) && names.every((name) => name !== '' && known.some((argument) => argument.name === name))
  );
}

function takesWhole(routine: Routine, bodyType: Payload['type']): boolean {
  const [only, ...others] = routine.arguments;
  return only?.name === '' && others.length === 0 && WHOLE_BODY_TYPES[bodyType].includes(only.type);
}

function ambiguous(schema: string, name: string, routines: readonly Routine[]): RestError {
  const signatures = routines.map((routine) => {
    const given = routine.arguments.map((each) => `${each.name} => ${each.type}`);
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
