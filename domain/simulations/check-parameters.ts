import type { Model, NumberParameter, Parameter, Parameters, ValuesOf } from './model.ts';

/** What a lesson sets; every parameter it leaves out keeps its start. */
export type GivenParameters = Readonly<Record<string, unknown>>;

/** What is wrong with one parameter (or, without a name, with all together), in words that continue "it ". */
export interface ParameterFault {
  readonly name?: string;
  readonly reason: string;
}

export type CheckedParameters<P extends Parameters> =
  | { readonly ok: true; readonly values: ValuesOf<P> }
  | { readonly ok: false; readonly faults: readonly ParameterFault[] };

/** Completes what a lesson sets with the starts of the model, or says what is wrong with it. */
export function checkParameters<P extends Parameters>(
  model: Pick<Model<P>, 'parameters' | 'conflict'>,
  given: GivenParameters,
): CheckedParameters<P> {
  const known = Object.keys(model.parameters);
  const faults: ParameterFault[] = Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, reason: `is not a parameter of this model: ${known.join(', ')}.` }));
  const values: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(model.parameters)) {
    const value = given[name] ?? parameter.start;
    const reason = valueFault(parameter, value);
    if (reason !== undefined) faults.push({ name, reason });
    values[name] = value;
  }
  if (faults.length > 0) return { ok: false, faults };
  const conflict = model.conflict?.(values as ValuesOf<P>);
  if (conflict !== undefined) return { ok: false, faults: [{ reason: conflict }] };
  return { ok: true, values: values as ValuesOf<P> };
}

/** Whether a learner may choose this value in a game. */
export function isChoice(choice: NumberParameter, value: number): boolean {
  return valueFault(choice, value) === undefined;
}

/** Why a parameter cannot have a value; undefined when it can. */
export function valueFault(parameter: Parameter, value: unknown): string | undefined {
  switch (parameter.kind) {
    case 'number':
      return numberFault(parameter, value);
    case 'choice':
      if (typeof value === 'string' && Object.hasOwn(parameter.choices, value)) return undefined;
      return `must be one of: ${Object.keys(parameter.choices).join(', ')}.`;
    case 'list':
      return listFault(parameter, value);
  }
}

function numberFault({ from, to, step }: NumberParameter, value: unknown): string | undefined {
  if (!isWithin(value, from, to)) return `must be a number from ${from} to ${to}.`;
  const steps = (value - from) / step;
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return undefined;
  return `must be ${from} plus a whole number of steps of ${step}.`;
}

function listFault(
  { from, to, least, most }: Extract<Parameter, { kind: 'list' }>,
  value: unknown,
): string | undefined {
  if (
    Array.isArray(value) &&
    value.length >= least &&
    value.length <= most &&
    value.every((one) => isWithin(one, from, to))
  )
    return undefined;
  return `must be a list of ${least} to ${most} numbers from ${from} to ${to}.`;
}

function isWithin(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && value >= from && value <= to;
}
