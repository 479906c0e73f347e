import { nearestWord } from '../../content/nearest-word.ts';
import { checkParameters } from '../../simulations/check-parameters.ts';
import type { Model, NumberParameter } from '../../simulations/model.ts';
import type { ChallengeRules } from './judge-challenge.ts';
import type { Control, ModelView } from './view-contract.ts';
import { isSet } from './view-values.ts';

/** What is wrong with a simulation or a challenge: where in the file, and a sentence for its author. */
export type ViewProblem = { readonly path: readonly (string | number)[]; readonly message: string };

/** Makes sure that a model can be run as a lesson sets it, wherever its controls stand; undefined when it can. */
export function viewProblem(models: ReadonlyMap<string, Model>, view: ModelView): ViewProblem | undefined {
  const model = models.get(view.model);
  if (model === undefined) return unknown(['model'], 'model', view.model, [...models.keys()]);
  const { series, number, from, to, scale, level, bad } = view.show;
  const drawn = model.series[series];
  const counted = model.numbers[number];
  if (drawn === undefined) return unknown(['show', 'series'], 'series', series, Object.keys(model.series));
  if (counted === undefined) return unknown(['show', 'number'], 'number', number, Object.keys(model.numbers));
  if (drawn.unit !== counted.unit) {
    const message = `\`${series}\` is in ${drawn.unit} and \`${number}\` in ${counted.unit}: they cannot share a scale.`;
    return { path: ['show', 'number'], message };
  }
  if (from >= to) return { path: ['show', 'from'], message: '`from` must lie below `to`.' };
  if (scale === 'ratio' && from <= 0)
    return { path: ['show', 'from'], message: 'A `ratio` scale begins above 0.' };
  if (level !== undefined && (level < from || level > to))
    return {
      path: ['show', 'level'],
      message: `The level ${level} lies outside the scale, ${from} to ${to}.`,
    };
  if (bad !== undefined && level === undefined)
    return {
      path: ['show', 'bad'],
      message: `Nothing lies ${bad} a level that is not there: add \`level\`.`,
    };
  for (const [name, control] of Object.entries(view.controls)) {
    const parameter = model.parameters[name];
    const path = ['controls', name];
    if (parameter === undefined) return unknown(path, 'parameter', name, Object.keys(model.parameters));
    if (parameter.kind !== 'number')
      return { path, message: `Only a number can be moved, and \`${name}\` is none.` };
    if (Object.hasOwn(view.parameters, name))
      return { path, message: `\`${name}\` is moved by the learner: take it out of \`parameters\`.` };
    const wrong = controlProblem(path, parameter, control);
    if (wrong) return wrong;
  }
  return parameterProblem(model, view);
}

function controlProblem(
  path: readonly string[],
  parameter: NumberParameter,
  control: Control,
): ViewProblem | undefined {
  const { from, to, step } = parameter;
  for (const end of ['from', 'to', 'start'] as const) {
    const value: number = control[end];
    if (isSet(parameter, control, value)) continue;
    const message = `\`${end}\` is ${value}: it must lie within the control and be a step of ${step} from ${from} to ${to}.`;
    return { path: [...path, end], message };
  }
  if (control.from < control.to) return undefined;
  return { path: [...path, 'from'], message: '`from` must lie below `to`.' };
}

/** Where the controls stand at the start and at either end, the parameters have to go together. */
function parameterProblem(model: Model, view: ModelView): ViewProblem | undefined {
  const ends = (end: 'from' | 'to' | 'start') =>
    Object.fromEntries(Object.entries(view.controls).map(([name, control]) => [name, control[end]]));
  for (const settings of [ends('start'), ends('from'), ends('to')]) {
    const checked = checkParameters(model, { ...view.parameters, ...settings });
    if (checked.ok) continue;
    const [fault] = checked.faults;
    const path = fault?.name === undefined ? ['parameters'] : ['parameters', fault.name];
    return { path, message: `\`${path.at(-1)}\` ${fault?.reason ?? 'cannot be used.'}` };
  }
  return undefined;
}

/** Makes sure that a challenge asks for something that its model tells; undefined when it does. */
export function challengeProblem(model: Model, rules: ChallengeRules): ViewProblem | undefined {
  const { goal, plays, controls, show } = rules;
  for (const [index, { number, above, below }] of goal.each.entries()) {
    const path = ['goal', 'each', index];
    if (model.numbers[number] === undefined)
      return unknown([...path, 'number'], 'number', number, Object.keys(model.numbers));
    if (above === undefined && below === undefined)
      return { path, message: 'Say `above` or `below` which number it has to be.' };
    // At the level of the picture the goal is kept on one side, and the other is the bad one.
    if (number !== show.number || show.level === undefined) continue;
    const wanted = below === show.level ? 'above' : 'below';
    if ((above === show.level || below === show.level) && wanted !== (show.bad ?? 'below')) {
      const advice = wanted === 'above' ? 'Add `bad: above`.' : 'Take `bad: above` away.';
      const side = wanted === 'above' ? 'below' : 'above';
      const message = `The goal wants \`${number}\` ${side} ${show.level}, and the picture shows that side as the bad one. ${advice}`;
      return { path: ['show', 'level'], message };
    }
  }
  if ((goal.needs ?? 1) > goal.runs)
    return { path: ['goal', 'needs'], message: `Of ${goal.runs} runs no ${goal.needs} can keep it.` };
  if (plays !== undefined) {
    if (model.game === undefined)
      return { path: ['plays'], message: `The model '${model.name}' is not played step by step.` };
    if (goal.runs !== 1) return { path: ['goal', 'runs'], message: 'One game is played at a time.' };
    const wrong = controlProblem(['plays'], model.game.choice, plays);
    if (wrong) return wrong;
  } else if (Object.keys(controls).length === 0) {
    return { path: ['controls'], message: 'There is nothing to choose: add `controls` or `plays`.' };
  }
  return undefined;
}

function unknown(
  path: ViewProblem['path'],
  what: string,
  name: string,
  known: readonly string[],
): ViewProblem {
  const nearest = nearestWord(name, known);
  const advice = nearest === undefined ? `There are: ${known.join(', ')}.` : `Did you mean '${nearest}'?`;
  return { path, message: `There is no ${what} '${name}'. ${advice}` };
}
