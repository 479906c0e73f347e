import { aggregateBars } from '#domain/market/bars/aggregate-bars.ts';
import { scenarioMarket } from '#domain/simulator/scenarios/scenario-market.ts';
import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import { HISTORY_DAYS } from '#domain/simulator/limits.ts';
import { nextDay } from '../market/generated-market.ts';
import { deriveMarketKey } from '../market/market-key.ts';

/** From a Monday: what a picture shows of a market. */
const PICTURE_DAYS = 12;
const POINTS = 60;
/** Pictures are no secret, and the same everywhere. */
const PICTURE_SECRET = 'pictures of scenarios';

type Drawn = Pick<ScenarioFile, 'market'>;

/** Closes of the first instrument by the first of them, on a path of its own with nothing planted. @param name which path it is */
export function scenarioPicture(name: string, { market }: Drawn): number[] {
  return thinned(closesFrom(name, { market: { ...market, planted: [] } }, 0));
}

/** The same with what is planted: the first days of a session, after the weeks that lie before it. */
export function plantedPicture(name: string, scenario: Drawn): number[] {
  return thinned(closesFrom(name, scenario, HISTORY_DAYS));
}

function closesFrom(name: string, scenario: Drawn, first: number): number[] {
  const drawn = scenarioMarket(scenario);
  const key = deriveMarketKey(PICTURE_SECRET, name);
  const closes: number[] = [];
  let state: ReturnType<typeof nextDay>['state'] | undefined;
  for (let day = 0; day < first + PICTURE_DAYS; day += 1) {
    const made = nextDay(drawn, key, state);
    if (day >= first) closes.push(...aggregateBars(made.bars[0] ?? [], '1h').map(({ close }) => close));
    ({ state } = made);
  }
  return closes;
}

function thinned(closes: readonly number[]): number[] {
  const [first = 1] = closes;
  const step = Math.max(1, Math.floor(closes.length / POINTS));
  return closes
    .filter((_, place) => place % step === 0)
    .map((close) => Math.round((close / first) * 10_000) / 10_000);
}
