import { checkParameters } from '../../simulations/check-parameters.ts';
import type { Model } from '../../simulations/model.ts';
import { seedOfRun } from '../../simulations/spread.ts';
import type { ModelRuns, RunModel } from './model-runs.ts';

/** Runs models for figures. @param models all that may be asked for, by name */
export function runModelOf(models: ReadonlyMap<string, Model>): RunModel {
  return ({ model: name, parameters, seed, runs }) => {
    const model = models.get(name);
    if (model === undefined) {
      const known = [...models.keys()].join(', ');
      return { ok: false, path: ['model'], reason: `There is no model '${name}'. The models are ${known}.` };
    }
    const checked = checkParameters(model, parameters);
    if (!checked.ok) {
      const [fault] = checked.faults;
      const path = fault?.name === undefined ? ['parameters'] : ['parameters', fault.name];
      return { ok: false, path, reason: `\`${path.at(-1)}\` ${fault?.reason ?? 'cannot be used.'}` };
    }
    const outcomes = Array.from({ length: runs }, (_, run) =>
      model.run(checked.values, seedOfRun(seed, run)),
    );
    return { ok: true, runs: resultsOf(model, outcomes) };
  };
}

function resultsOf(model: Model, outcomes: readonly ReturnType<Model['run']>[]): ModelRuns {
  const numbers = Object.keys(model.numbers).map(
    (name) => [name, outcomes.map((outcome) => outcome.numbers[name] ?? 0)] as const,
  );
  const series = Object.entries(model.series).map(([name, { over }]) => {
    const rows = outcomes.map((outcome) => outcome.series[name] ?? []);
    const count = rows.at(0)?.length ?? 0;
    const x =
      'series' in over
        ? (outcomes.at(0)?.series[over.series] ?? [])
        : Array.from({ length: count }, (_, place) => over.from + place);
    return [name, { x, runs: rows }] as const;
  });
  return { numbers: Object.fromEntries(numbers), series: Object.fromEntries(series) };
}
