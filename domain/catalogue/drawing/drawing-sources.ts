import type { CalculationVariables } from '../../kernel/calculation-parser.ts';
import type { Markets } from './market-contract.ts';
import type { RunModel } from './model-runs.ts';

/** What a drawing may be worked out from, besides what its author wrote in it. */
export type DrawingSources = {
  readonly markets: Markets;
  /** The values of controls and of the lesson's named calculations. */
  readonly names: CalculationVariables;
  readonly runModel: RunModel;
};

/** Where simulations are not at hand. */
export const noModels: RunModel = () => ({
  ok: false,
  path: ['model'],
  reason: 'No simulation can be drawn here.',
});
