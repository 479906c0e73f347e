import { GENERATOR_VERSION } from '#domain/market/generator/generator-version.ts';
import type { Content, ScenarioOfContent } from '../reading/content.ts';
import { scenarioPicture } from '../scenario-picture.ts';
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
    is_edited: 'boolean',
  },
} as const satisfies ImportTable<string>;

/**
 * Brings the scenarios to what the content says. What it holds no more is removed: sessions keep the terms they began with.
 * What an admin made stays, unless the content has taken its name.
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
  const removed = await transaction.query(
    'delete from public.simulator_scenarios where not is_edited and id <> all($1)',
    [content.scenarios.map(({ slug }) => slug)],
  );
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
    picture: scenarioPicture(slug, data),
    source_hash: sourceHash,
    is_edited: false,
  };
}
