import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { scenarioSchema } from '#domain/simulator/scenarios/scenario-contract.ts';
import type { Database } from '#server/backend/database/database.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';
import { loadDemonstration } from '../../../../tools/demo-data/load-demonstration.ts';
import { removeDemonstration } from '../../../../tools/demo-data/remove-demonstration.ts';
import { openCatalogue } from './catalogue.ts';

const FIXTURES = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'content', 'more');
const SCENARIO = join(FIXTURES, 'simulator', 'scenarios', '01-a-gap-day.yaml');

/** The end of the demonstration of the tests. */
export const UNTIL = '2026-11-01T12:00:00Z';

/** What the markets of its sessions follow from. */
export const SECRET = 'the-secret-of-an-installation-of-tests';

const DEMONSTRATION = {
  learners: 300,
  seed: 7,
  until: Date.parse(UNTIL),
  secret: SECRET,
};

/** A database of its own with something to learn, in which a demonstration comes and goes. */
export type TestDemonstration = {
  readonly url: string;
  readonly database: Database;
  /** Three hundred learners unless it is said otherwise. */
  load(wish?: Partial<typeof DEMONSTRATION>): Promise<void>;
  /** Gives the number of learners there were. */
  remove(): Promise<number>;
  close(): Promise<void>;
};

export async function openDemonstration(): Promise<TestDemonstration> {
  const target = await createTestDatabase();
  const database = await openCatalogue(target.url);
  await offerScenario(database);
  return {
    url: target.url,
    database,
    load: (wish = {}) => loadDemonstration(database, { ...DEMONSTRATION, ...wish }, () => {}),
    remove: () => removeDemonstration(database, () => {}),
    async close() {
      await database.close();
      await target.drop();
    },
  };
}

/** A scenario that every account may play. */
async function offerScenario(database: Database): Promise<void> {
  const file = v.parse(scenarioSchema, parse(await readFile(SCENARIO, 'utf8')));
  await database.query(
    `insert into public.simulator_scenarios (id, order_index, is_free, lesson_id, skills, scenario, picture, source_hash)
     select 'a-gap-day', 1, true, id, $1, $2, '[]', '' from public.lessons limit 1`,
    [file.skills, JSON.stringify(file)],
  );
}
