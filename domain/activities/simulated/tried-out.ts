import { checkParameters } from '../../simulations/check-parameters.ts';
import type { Model } from '../../simulations/model.ts';
import { seedOfRun } from '../../simulations/spread.ts';
import { type ChallengeRules, judgeChallenge, LONGEST_GAME } from './judge-challenge.ts';
import type { ModelView } from './view-contract.ts';
import type { ViewProblem } from './view-problem.ts';
import { type Settings, startSettings } from './view-values.ts';

/*
 * What only running a model many times shows of a simulation or a challenge. Authors are told; a start does not wait for it.
 */

/** Tries from which the share of those that meet a goal is read. */
const TRIES = 200;

/** A goal that the author's own way meets less often than this leaves learners to luck. */
const LEAST_MET = 0.2;

/** A goal that is met by whoever changes nothing more often than this asks for nothing. */
const MOST_MET = 0.5;

/** What comes out at the start has to stand on the scale: no more than a tenth of the runs may leave it. */
export function scaleProblem(model: Model, view: ModelView): ViewProblem | undefined {
  const checked = checkParameters(model, { ...view.parameters, ...startSettings(view) });
  if (!checked.ok) return undefined;
  const { number, from, to } = view.show;
  const outside = Array.from(
    { length: TRIES },
    (_, run) => model.run(checked.values, seedOfRun(1, run)).numbers[number] ?? Number.NaN,
  ).filter((value) => !(value >= from && value <= to)).length;
  if (outside <= TRIES / 10) return undefined;
  const message = `${outside} of ${TRIES} runs leave the scale from ${from} to ${to}. Widen it.`;
  return { path: ['show', 'to'], message };
}

/** Makes sure that the author's own way meets the goal of a challenge, and that changing nothing seldom does. */
export function goalProblem(model: Model, rules: ChallengeRules, shownBy: Settings): ViewProblem | undefined {
  const { plays, controls } = rules;
  const shown = shareMet(model, rules, shownBy);
  if (shown === undefined) {
    const names = plays === undefined ? Object.keys(controls) : [...Object.keys(controls), 'choice'];
    return {
      path: ['shows_by'],
      message: `\`shows_by\` must set ${names.join(', ')}, each within its control.`,
    };
  }
  if (shown < LEAST_MET) {
    const message = `The way of \`shows_by\` meets the goal in ${Math.round(shown * TRIES)} of ${TRIES} tries. \
It must in ${LEAST_MET * TRIES}.`;
    return { path: ['shows_by'], message };
  }
  const starts = startSettings(rules);
  const idle = shareMet(model, rules, plays === undefined ? starts : { ...starts, choice: plays.start }) ?? 0;
  if (idle <= MOST_MET) return undefined;
  const message = `Whoever changes nothing meets the goal in ${Math.round(idle * TRIES)} of ${TRIES} tries. Ask for more.`;
  return { path: ['goal'], message };
}

/** The share of tries that meet the goal when everything is set so; `choice` is that of each step of a game. */
function shareMet(model: Model, rules: ChallengeRules, way: Settings): number | undefined {
  const { choice, ...settings } = way;
  let met = 0;
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const steps =
      rules.plays === undefined ? [] : Array.from({ length: LONGEST_GAME }, () => choice ?? Number.NaN);
    const judged = judgeChallenge(model, rules, seed, { settings, steps });
    if (judged === undefined) return undefined;
    met += Number(judged.met);
  }
  return met / TRIES;
}
