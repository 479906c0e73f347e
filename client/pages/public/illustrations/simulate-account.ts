import { seededRandom } from '#domain/kernel/seeded-random.ts';

/** Half of the trades win 1.1 times what they risk: a small edge, before costs. */
const WIN_RATE = 0.5;
const WIN_IN_R = 1.1;

export interface SimulatedAccount {
  /** Value before the first trade and after each, in multiples of the start. */
  values: number[];
  /** Deepest fall from the highest value so far, as a share of it: 0 to 1. */
  deepestFall: number;
}

/**
 * An account that takes the same seeded trades with another share of its value at risk.
 * @param risk share of the account risked on each trade, 0 to 1
 */
export function simulateAccount(seed: number, trades: number, risk: number): SimulatedAccount {
  const random = seededRandom(seed);
  const values = [1];
  let value = 1;
  let highest = 1;
  let deepestFall = 0;
  for (let trade = 0; trade < trades; trade += 1) {
    value *= 1 + risk * (random() < WIN_RATE ? WIN_IN_R : -1);
    values.push(value);
    highest = Math.max(highest, value);
    deepestFall = Math.max(deepestFall, 1 - value / highest);
  }
  return { values, deepestFall };
}
