import type { Model, Outcome } from '../../simulations/model.ts';
import { quantile, seedOfRun, spreadOf } from '../../simulations/spread.ts';
import type { LearnerSimulation } from '../learner-activity.ts';
import type { Show } from './view-contract.ts';
import { type Settings, viewValues } from './view-values.ts';

/** Between two presses lie so many seeds: no run of one belongs to another. */
const SEEDS_OF_A_PRESS = 500;

/** After so many presses the first one comes again. */
export const MOST_PRESSES = 2000;

/**
 * The runs of one press. The first is the single path, so that a spread of the same press has it in its midst; the same press
 * with other settings has the same luck.
 *
 * @param press 0 is what is shown before anything is run
 * @returns undefined for settings that the controls do not give
 */
export function runsOfPress(
  model: Model,
  simulation: Omit<LearnerSimulation, 'control_names'>,
  settings: Settings,
  press: number,
  count: number,
): readonly Outcome[] | undefined {
  const make = runMaker(model, simulation, settings, press);
  return make && Array.from({ length: count }, (_, run) => make(run));
}

/** Makes the runs of one press one by one, by their number from 0. */
export function runMaker(
  model: Model,
  simulation: Omit<LearnerSimulation, 'control_names'>,
  settings: Settings,
  press: number,
): ((run: number) => Outcome) | undefined {
  const values = viewValues(model, simulation, settings);
  return values && ((run) => model.run(values, seedOfRun(simulation.seed, press * SEEDS_OF_A_PRESS + run)));
}

/** What many runs come to: half of them to no more than the median, and how many of them are bad. */
export function spreadFacts(results: readonly number[], show: Pick<Show, 'level' | 'bad'>) {
  return {
    median: quantile(spreadOf(results).sorted, 0.5).value,
    bad: results.filter((result) => isBadResult(result, show)).length,
  };
}

/** Whether a run came out on the bad side of the level, which is below it unless the author says otherwise; at it none is bad. */
export function isBadResult(result: number, { level, bad = 'below' }: Pick<Show, 'level' | 'bad'>): boolean {
  if (level === undefined) return false;
  return bad === 'above' ? result > level : result < level;
}
