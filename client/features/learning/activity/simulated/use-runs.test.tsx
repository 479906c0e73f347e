// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import type { SimulationState } from '#domain/activities/contract.ts';
import { coinBets } from '#domain/simulations/trades/coin-bets.ts';
import { COIN_SIMULATION } from '#tests/cases/coin-simulation.ts';
import { drawExample } from '../../../../ui/draw-example.tsx';
import { useRuns } from './use-runs.ts';

const asked = { ...COIN_SIMULATION, runs: 40 };

let made = 0;

/** As slow as the slowest on a phone: one run takes more than a millisecond. */
const slow: typeof coinBets = {
  ...coinBets,
  run(values, seed) {
    made += 1;
    const begun = performance.now();
    while (performance.now() - begun < 1) Math.random();
    return coinBets.run(values, seed);
  },
};

const spread = (stake: number): SimulationState => ({ settings: { stake }, run: 1, spread: true });

function Example({ state }: { state: SimulationState }) {
  const runs = useRuns({ model: slow, asked, state, draw: ({ numbers }) => numbers.final ?? 0 });
  return `${runs.state.settings['stake']}: ${runs.drawn.length}`;
}

test('many runs leave room for what is done meanwhile, and the last setting counts', async () => {
  const { element, draw, remove } = drawExample(<Example state={spread(20)} />);
  onTestFinished(remove);
  const shown = () => element.textContent;
  expect(shown()).toBe('20: 40');
  const before = made;
  for (const stake of [25, 30, 35]) flushSync(() => draw(<Example state={spread(stake)} />));
  // No draw waited for forty runs: a part of them was made.
  expect(made - before).toBeLessThan(20);
  expect(shown()).toBe('20: 40');
  await expect.poll(shown, { timeout: 5000 }).toBe('35: 40');
});
