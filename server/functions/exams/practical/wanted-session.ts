import type { Policy } from '#domain/exams/practical/policy.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';
import { SIMULATOR_DEPOSITS, SIMULATOR_MARKETS } from '#domain/simulator/limits.ts';
import { practiceMarket } from '#domain/simulator/start/practice-market.ts';
import type { WantedStart } from '../../simulator/scenarios/wanted-start.ts';

/** The session that the rules of a practical part ask for, under the policy that it is judged by. */
export function wantedSession(
  { market: name, deposit: amount }: Practical,
  { risk, day }: Policy,
): WantedStart {
  const market = SIMULATOR_MARKETS.find((one) => one === name);
  const deposit = SIMULATOR_DEPOSITS.find((one) => one === amount);
  if (market === undefined || deposit === undefined)
    throw new Error(`No session begins on ${name} with ${amount}.`);
  const plan = { risk_percent: risk, day_loss_percent: day, trades_a_day: null };
  return { market, parameters: practiceMarket(market), deposit, plan, scenario: null, goal: '' };
}
