import { checkParameters, isChoice } from '../../simulations/check-parameters.ts';
import type { Model, NumberParameter, Parameters, ValuesOf } from '../../simulations/model.ts';
import type { Control, ModelView } from './view-contract.ts';

/** What a learner has set, by parameter. */
export type Settings = Readonly<Record<string, number>>;

/** How the controls stand before anybody moves them. */
export function startSettings({ controls }: ModelView): Settings {
  return Object.fromEntries(Object.entries(controls).map(([name, { start }]) => [name, start]));
}

/**
 * All parameters with what the learner has set.
 *
 * @returns undefined for settings that the controls do not give: one too many, one missing, out of range or between two steps
 */
export function viewValues(
  model: Model,
  view: ModelView,
  settings: Settings,
): ValuesOf<Parameters> | undefined {
  const names = Object.keys(view.controls);
  const given = Object.keys(settings);
  if (given.length !== names.length || !names.every((name) => given.includes(name))) return undefined;
  for (const [name, control] of Object.entries(view.controls)) {
    const parameter = model.parameters[name];
    if (parameter?.kind !== 'number' || !isSet(parameter, control, settings[name])) return undefined;
  }
  const checked = checkParameters(model, { ...view.parameters, ...settings });
  return checked.ok ? checked.values : undefined;
}

/** Whether a control can be moved to a value. */
export function isSet(parameter: NumberParameter, { from, to }: Control, value: number | undefined): boolean {
  return value !== undefined && value >= from && value <= to && isChoice(parameter, value);
}
