/** `npm run bench:simulations`: processor time of 200 runs of every model, of 300 steps where it has so many. */
import { loadAllModels } from '#domain/simulations/catalogue.ts';
import { checkParameters } from '#domain/simulations/check-parameters.ts';
import { spread } from '#domain/simulations/spread.ts';
import { median } from './median.ts';

const STEPS = new Set(['flips', 'trades', 'days', 'cases', 'forecasts', 'periods']);
const [RUNS, STEP_COUNT, TIMES] = [200, 300, 9];

for (const [name, model] of await loadAllModels()) {
  const long = Object.entries(model.parameters).filter(
    ([key, parameter]) => STEPS.has(key) && parameter.kind === 'number' && parameter.to >= STEP_COUNT,
  );
  const checked = checkParameters(model, Object.fromEntries(long.map(([key]) => [key, STEP_COUNT])));
  if (!checked.ok) throw new RangeError(`${name}: ${JSON.stringify(checked.faults)}`);
  const milliseconds = Array.from({ length: TIMES }, (_, seed) => {
    const before = process.cpuUsage();
    spread(model, checked.values, seed, RUNS);
    return process.cpuUsage(before).user / 1000;
  });
  console.log(`${name.padEnd(20)} ${median(milliseconds).toFixed(1).padStart(6)} ms`);
}
