import { type GivenOrder, commandsOf } from '#domain/exams/practical/commands-of.ts';
import { ordersText, type PracticalScenario, scenarioText } from '#domain/exams/practical/practical-file.ts';
import { sha256Text } from '#domain/credentials/text/sha256-text.ts';
import { one } from '#domain/kernel/one.ts';
import type { Query } from '../../../adapters/sql.ts';
import { loadTradingEvents } from '../../simulator/session-events.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { plansOf } from './plans-of.ts';

/** What an attempt is computed again from. */
export type PlayedAttempt = {
  readonly engine: number;
  readonly scenario: PracticalScenario;
  readonly orders: readonly GivenOrder[];
};

/**
 * An attempt, or the session of a season, with everything that decided it, but for the key of its market.
 * @param through the last event that was judged; null: all were
 */
export async function playedAttempt(
  query: Query,
  { session_id: id, practical, policy }: Pick<AttemptRecord, 'session_id' | 'practical' | 'policy'>,
  through: number | null = null,
): Promise<PlayedAttempt> {
  const { rows } = await query<{ engine: number; generator: number; commitment: string }>(
    `select engine_version as engine, generator_version as generator, commitment from public.simulator_sessions where id = $1`,
    [id],
  );
  const { engine, generator, commitment } = one(rows);
  const events = (await loadTradingEvents(query, id))
    .filter(({ sequence }) => through === null || sequence <= through)
    .map(({ event }) => event);
  return {
    engine,
    scenario: { commitment, generator, practical, policy },
    orders: commandsOf(events, await plansOf(query, id)),
  };
}

/** What a certificate states of it. */
export function hashesOf({ engine, scenario, orders }: PlayedAttempt) {
  return {
    scenario: sha256Text(scenarioText(scenario)),
    orders: sha256Text(ordersText(orders)),
    engine: String(engine),
  };
}
