import type { LearnerSimulation } from '#domain/activities/learner-activity.ts';

/** Twenty bets on a coin, as a lesson shows them. */
export const COIN_SIMULATION: LearnerSimulation = {
  kind: 'simulation',
  title: 'Flips',
  model: 'coin-bets',
  parameters: { flips: 20 },
  controls: { stake: { label: 'Bet', from: 5, to: 60, start: 20 } },
  control_names: ['stake'],
  show: { series: 'wealth', number: 'final', label: 'Money', from: 0, to: 200, scale: 'even' },
  seed: 41,
  runs: 200,
};
