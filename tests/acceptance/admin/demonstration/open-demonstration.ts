import type { Database } from '#server/backend/database/database.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';
import { loadDemonstration } from '../../../../tools/demo-data/load-demonstration.ts';
import { removeDemonstration } from '../../../../tools/demo-data/remove-demonstration.ts';
import { openCatalogue } from './catalogue.ts';

/** The end of the demonstration of the tests. */
export const UNTIL = '2026-11-01T12:00:00Z';

const DEMONSTRATION = { learners: 300, seed: 7, until: Date.parse(UNTIL) };

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
