import type { Model, Outcome } from '../../simulations/model.ts';
import { seedOfRun } from '../../simulations/spread.ts';
import type { Condition, Control, Goal, ModelView } from './view-contract.ts';
import { isSet, type Settings, viewValues } from './view-values.ts';

/** What a challenge asks: a model as it is set, what is played step by step (else it is run), and the goal. */
export type ChallengeRules = ModelView & { readonly plays?: Control | undefined; readonly goal: Goal };

/** As many choices as may be sent; a game leaves out those after its end. */
export const LONGEST_GAME = 300;

/** What a learner chose: how the controls stand and, in a game, the choice of each step. */
export type ChallengeChoices = { readonly settings: Settings; readonly steps: readonly number[] };

/** What the choices come to with a seed. */
export type Judgement = {
  /** Whether each run keeps all conditions. */
  readonly keeps: readonly boolean[];
  readonly met: boolean;
  readonly outcomes: readonly Outcome[];
};

/**
 * Plays or runs a challenge again from its seed: whoever has the seed and the choices comes to the same.
 *
 * @returns undefined for what cannot be chosen, and for a game that is not at its end
 */
export function judgeChallenge(
  model: Model,
  rules: ChallengeRules,
  seed: number,
  { settings, steps }: ChallengeChoices,
): Judgement | undefined {
  const values = viewValues(model, rules, settings);
  if (values === undefined) return undefined;
  const outcomes: Outcome[] = [];
  if (rules.plays === undefined) {
    if (steps.length > 0) return undefined;
    for (let run = 0; run < rules.goal.runs; run += 1) outcomes.push(model.run(values, seedOfRun(seed, run)));
  } else {
    const { plays } = rules;
    const { game } = model;
    if (!game || !steps.every((step) => isSet(game.choice, plays, step))) return undefined;
    const played = game.play(values, seed, steps);
    if (!played.over) return undefined;
    outcomes.push(played);
  }
  const keeps = outcomes.map((outcome) => rules.goal.each.every((one) => holds(one, outcome)));
  const kept = keeps.filter(Boolean).length;
  return { keeps, met: kept >= (rules.goal.needs ?? outcomes.length), outcomes };
}

/** Whether one condition holds for a run. */
export function holds({ number, above, below }: Condition, { numbers }: Outcome): boolean {
  const value = numbers[number];
  if (value === undefined) return false;
  return (above === undefined || value > above) && (below === undefined || value < below);
}
