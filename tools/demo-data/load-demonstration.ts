import type { SqlDatabase } from '#server/adapters/sql.ts';
import { readCatalogue } from './catalogue.ts';
import { demonstrationIds } from './demonstration-id.ts';
import { DAY } from './durations.ts';
import type { World } from './learner/learner.ts';
import { refreshFigures } from './refresh-figures.ts';
import { whileTriggersRest } from './rest-triggers.ts';
import { Rows } from './rows.ts';
import { signUpTimes } from './sign-up-times.ts';
import { simulateCampaigns } from './simulate-campaigns.ts';
import { simulateLearner } from './learner/simulate-learner.ts';
import { tradeSessions } from './trading/trade-sessions.ts';
import { writeRows } from './write-rows.ts';

/** How far back the first learner signed up. */
const SPAN = 270 * DAY;
/** Few enough that somebody who learns meanwhile waits for a moment only. */
const LEARNERS_AT_ONCE = 1000;

export type Demonstration = {
  /** At least 1. */
  readonly learners: number;
  /** Any whole number; with the catalogue, `until` and the secret it decides every row. */
  readonly seed: number;
  /** Nothing happens at or after this moment, in milliseconds. */
  readonly until: number;
  /** That of the installation, from which the markets of the simulator follow. */
  readonly secret: string;
};

/** Is told how many of the learners are done. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Fills a database with demonstration learners and their histories. Some learners go into a transaction at a time, so
 * that what an interruption leaves can be removed.
 *
 * @throws when there are demonstration learners already, or no lessons to learn
 */
export async function loadDemonstration(
  database: SqlDatabase,
  { learners, seed, until, secret }: Demonstration,
  onProgress: OnProgress,
): Promise<void> {
  const { rowCount } = await database.query('select from private.demonstration_users limit 1');
  if (rowCount > 0) {
    throw new Error(
      'There are demonstration learners already. Remove them first: npm run demo-data -- --remove',
    );
  }
  const world: World = { seed, learners, until, catalogue: await readCatalogue(database.query) };
  const times = signUpTimes(learners, seed, until - SPAN, until);
  let written: Promise<void> = Promise.resolve();
  for (let first = 0; first < learners; first += LEARNERS_AT_ONCE) {
    const rows = new Rows();
    const group = times.slice(first, first + LEARNERS_AT_ONCE);
    for (const [place, signedUpAt] of group.entries()) {
      simulateLearner(world, first + place + 1, signedUpAt, rows);
    }
    // While PostgreSQL writes these, the next ones are made up.
    await written;
    onProgress(first, learners);
    written = whileTriggersRest(database, async (query) => {
      await writeRows(query, rows);
      await query(
        'select private.count_lesson_use($1, $2)',
        demonstrationIds('users', first + 1, first + group.length),
      );
    });
    // Waited for with the next ones, which is too late to be told that nobody waits.
    written.catch(() => {});
  }
  await written;
  await writeRows(database.query, simulateCampaigns(seed, until));
  await tradeSessions(database, world, secret);
  await refreshFigures(database.query);
  onProgress(learners, learners);
}
