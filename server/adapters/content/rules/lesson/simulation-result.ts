import { checkCondition } from '#domain/kernel/calculation.ts';
import type { Simulation } from '#domain/catalogue/simulation-contract.ts';
import { checkParameters } from '#domain/simulations/check-parameters.ts';
import { quantile, seedOfRun, shareOf, spreadOf } from '#domain/simulations/spread.ts';
import { models } from '../../run-model.ts';
import { resultOf, type SimulationResult } from '../../simulation-results.ts';

type NumbersOfRun = Readonly<Record<string, number>>;

/** Runs a simulation again, or takes what the same one came to before. */
export function simulationResult(simulation: Simulation): SimulationResult {
  const { model, parameters, seed, runs, number, quantile, share, of } = simulation;
  return resultOf(JSON.stringify([model, parameters, seed, runs, number, quantile, share, of]), () => {
    const ran = numbersOfRuns(simulation);
    return ran.ok ? measure(simulation, ran.runs) : ran;
  });
}

function numbersOfRuns({ model: name, parameters, seed, runs }: Simulation) {
  const model = models.get(name);
  if (model === undefined)
    return fault(
      ['model'],
      `There is no model '${name}'. The models are ${Array.from(models.keys()).join(', ')}.`,
    );
  const checked = checkParameters(model, parameters);
  if (!checked.ok) {
    const [first] = checked.faults;
    const path = first?.name === undefined ? ['parameters'] : ['parameters', first.name];
    return fault(path, `\`${path.at(-1)}\` ${first?.reason ?? 'cannot be used.'}`);
  }
  const numbers = Array.from(
    { length: runs },
    (_, run): NumbersOfRun => model.run(checked.values, seedOfRun(seed, run)).numbers,
  );
  return { ok: true as const, runs: numbers };
}

function measure({ number, quantile: at, share, of = 100 }: Simulation, runs: readonly NumbersOfRun[]) {
  if (share !== undefined) {
    const held = runs.map((numbers) => checkCondition(share, numbers));
    const wrong = held.find((result) => !result.ok);
    if (wrong !== undefined)
      return fault(['share'], `The condition "${share}" cannot be checked: ${wrong.reason}.`);
    const { value, standardError } = shareOf(
      held.map((result) => Number(result.ok && result.value)),
      (result) => result === 1,
    );
    return { ok: true as const, estimate: { value: value * of, standardError: standardError * of } };
  }
  const names = Object.keys(runs[0] ?? {});
  if (number === undefined || !names.includes(number))
    return fault(['number'], `\`number\` must be one of ${names.join(', ')}.`);
  const { mean, standardError, sorted } = spreadOf(runs.map((numbers) => numbers[number] ?? 0));
  return {
    ok: true as const,
    estimate: at === undefined ? { value: mean, standardError } : quantile(sorted, at),
  };
}

function fault(path: readonly string[], reason: string) {
  return { ok: false as const, path, reason };
}
