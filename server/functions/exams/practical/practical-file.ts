import type { PracticalFile } from '#domain/exams/practical/practical-file.ts';
import type { Query } from '../../../adapters/sql.ts';
import { loadMarket } from '../../simulator/session-days.ts';
import type { SimulatorTools } from '../../simulator/simulator-tools.ts';
import { playedAttempt } from './played-attempt.ts';

type Judged = Parameters<typeof playedAttempt>[1] & Pick<PracticalFile, 'credential' | 'record'>;

/**
 * A session that was judged, as its learner takes it along, the key of its market among it: only for one that has ended.
 * @param through the last event that was judged; null: all were
 */
export async function practicalFile(
  query: Query,
  tools: SimulatorTools,
  { credential, record, ...attempt }: Judged,
  through: number | null = null,
): Promise<PracticalFile> {
  const session = attempt.session_id;
  const played = await playedAttempt(query, attempt, through);
  return {
    format: 'ledgerline-practical-1',
    credential,
    session,
    key: tools.markets.keyOf(session),
    market: await loadMarket(query, tools, session),
    ...played,
    orders: [...played.orders],
    record,
  };
}
