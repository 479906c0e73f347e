import { aggregateBars } from '#domain/market/bars/aggregate-bars.ts';
import { GENERATOR_VERSION } from '#domain/market/generator/generator-version.ts';
import { scenarioMarket } from '#domain/simulator/scenarios/scenario-market.ts';
import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import { nextDay } from '../../market/generated-market.ts';
import { deriveMarketKey } from '../../market/market-key.ts';
import type { Content, ScenarioOfContent } from '../reading/content.ts';
import { stableId } from '../stable-id.ts';
import { hashOfJson } from './hash-of-json.ts';
import { type ImportTable, type ImportTransaction, upsertRows } from './upsert-rows.ts';

const scenariosTable = {
  name: 'simulator_scenarios',
  key: ['id'],
  columns: {
    id: 'text',
    order_index: 'int',
    is_free: 'boolean',
    lesson_id: 'uuid',
    skills: 'text[]',
    scenario: 'jsonb',
    picture: 'jsonb',
    source_hash: 'text',
  },
} as const satisfies ImportTable<string>;

/** From a Monday: what a picture shows of a market. */
const PICTURE_DAYS = 12;
const POINTS = 60;
/** Pictures are no secret, and the same everywhere. */
const PICTURE_SECRET = 'pictures of scenarios';

/**
 * Brings the scenarios to what the content says. What it holds no more is removed: sessions keep the terms they began with.
 * @returns how many rows were written or removed
 */
export async function writeScenarios(transaction: ImportTransaction, content: Content): Promise<number> {
  const { rows } = await transaction.query<{ id: string; source_hash: string }>(
    'select id, source_hash from public.simulator_scenarios',
  );
  const known = new Map(rows.map(({ id, source_hash: hash }) => [id, hash]));
  const changed = content.scenarios.flatMap((scenario) => {
    const hash = hashOfJson([GENERATOR_VERSION, scenario.order, scenario.data]);
    return known.get(scenario.slug) === hash ? [] : [rowOf(scenario, hash)];
  });
  const written = await upsertRows(transaction, scenariosTable, changed);
  const removed = await transaction.query('delete from public.simulator_scenarios where id <> all($1)', [
    content.scenarios.map(({ slug }) => slug),
  ]);
  return written + removed.rowCount;
}

function rowOf({ slug, order, data }: ScenarioOfContent, sourceHash: string) {
  return {
    id: slug,
    order_index: order,
    is_free: data.open === true,
    lesson_id: stableId(...data.lesson.split('/')),
    skills: data.skills,
    scenario: data,
    picture: pictureOf(slug, data),
    source_hash: sourceHash,
  };
}

/** Closes of the first instrument by the first of them, on a path of its own with nothing planted. */
function pictureOf(slug: string, { market }: ScenarioFile): number[] {
  const drawn = scenarioMarket({ market: { ...market, planted: [] } });
  const key = deriveMarketKey(PICTURE_SECRET, slug);
  const closes: number[] = [];
  let state: ReturnType<typeof nextDay>['state'] | undefined;
  for (let day = 0; day < PICTURE_DAYS; day += 1) {
    const made = nextDay(drawn, key, state);
    closes.push(...aggregateBars(made.bars[0] ?? [], '1h').map(({ close }) => close));
    ({ state } = made);
  }
  const [first = 1] = closes;
  const step = Math.max(1, Math.floor(closes.length / POINTS));
  return closes
    .filter((_, place) => place % step === 0)
    .map((close) => Math.round((close / first) * 10_000) / 10_000);
}
