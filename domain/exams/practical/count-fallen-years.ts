import type { Practical } from '../../quiz/exam/practical-schema.ts';
import { checkParameters } from '../../simulations/check-parameters.ts';
import { seedOfRun } from '../../simulations/spread.ts';
import { rTrades } from '../../simulations/trades/r-trades.ts';
import type { Policy } from './policy.ts';

/** What came of one mark in the possible years: how many fell so far, and fewer than how many may. */
export type FallenYears = {
  readonly win_chance: number;
  /** Percent. */
  readonly fall: number;
  readonly fallen: number;
  readonly of: number;
  readonly fewer_than: number;
};

type Years = NonNullable<Practical['years']>;

/**
 * Lives a policy's size and its limit of a month through possible years: the same years for everybody, since the seed is published.
 * @returns for each mark how many of the years fell as far as it says
 * @throws RangeError when the model does not know the parameters
 */
export function countFallenYears(policy: Policy, { of, seed, parameters, marks }: Years): FallenYears[] {
  return marks.map(({ win_chance, fall: given, fewer_than }) => {
    const fall = given ?? policy.floor ?? 100;
    const wanted = { ...parameters, win_chance, risk: policy.risk, fall, month_limit: policy.month ?? 0 };
    const checked = checkParameters(rTrades, wanted);
    if (!checked.ok)
      throw new RangeError(checked.faults.map(({ name, reason }) => `${name} ${reason}`).join(' '));
    let fallen = 0;
    for (let run = 0; run < of; run += 1)
      fallen += rTrades.run(checked.values, seedOfRun(seed, run)).numbers.had_fall;
    return { win_chance, fall, fallen, of, fewer_than };
  });
}

/** Whether a policy holds in the possible years; one that has none to live through does. */
export function holdsInYears(policy: Policy, { years }: Pick<Practical, 'years'>): boolean {
  return (
    years === undefined ||
    countFallenYears(policy, years).every(({ fallen, fewer_than: most }) => fallen < most)
  );
}
