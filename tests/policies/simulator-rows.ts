import type { Query } from '#server/backend/database/database.ts';

export const importedMarket = '00000000-0000-4000-8000-000000000045';
export const simulatorSession = '00000000-0000-4000-8000-000000000046';
export const simulatorScenario = 'a-gap-day';

/** A session of the learner of the world, a scenario, and a market that was imported. */
export async function addSimulatorRows(query: Query, learner: string, lessonId: string): Promise<void> {
  await query(
    `insert into public.simulator_sessions (id, user_id, request_id, market, plan, currency, deposit, engine_version,
       generator_version, commitment, start_cursor, cursor, sequence, hash, equity)
     values ($1, $2, $1, 'share', '{}', 'USD', 1, 1, 1, repeat('0', 64), 0, 0, 1, repeat('0', 64), 1)`,
    [simulatorSession, learner],
  );
  await query(
    `insert into public.simulator_scenarios (id, order_index, is_free, lesson_id, skills, scenario, picture, source_hash)
     values ($1, 1, true, $2, '{risk-register}', '{}', '[]', 'one')`,
    [simulatorScenario, lessonId],
  );
  await query(
    `insert into public.imported_markets (id, symbol, instrument, first_monday, source, licence)
     values ($1, 'XYZ', '{}', '2024-03-04', 'Bars of the operator.', 'Dedicated to the public domain.')`,
    [importedMarket],
  );
  await query(`insert into public.imported_market_days values ($1, 0, '[]')`, [importedMarket]);
}
