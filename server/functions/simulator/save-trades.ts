import type { EntryPlan } from '#domain/simulator/contract.ts';
import { type Trade, tradesOf } from '#domain/simulator/results/trades-of.ts';
import { tradedInstrument } from '#domain/simulator/session/rules.ts';
import type { SessionState } from '#domain/simulator/session/state.ts';
import type { Query } from '../../adapters/sql.ts';
import { loadTradingEvents } from './session-events.ts';
import type { SessionRecord } from './session-record.ts';

/** Writes the trades of a session that have closed since into the journal. */
export async function saveTrades(
  query: Query,
  { id, user_id: userId }: SessionRecord,
  { rules }: SessionState,
): Promise<void> {
  const events = await loadTradingEvents(query, id);
  const { rows } = await query<{ trade: number }>(
    'select trade from private.simulator_trades where session_id = $1',
    [id],
  );
  const plans = await query<{ client_order_id: string; plan: EntryPlan }>(
    'select client_order_id, plan from private.simulator_plans where session_id = $1',
    [id],
  );
  const planned = new Map(plans.rows.map((row) => [row.client_order_id, row.plan]));
  const known = new Set(rows.map(({ trade }) => trade));
  const sequenceOf = (place: number) => events[place]?.sequence ?? 0;
  const riskOf = (trade: Trade): string | null => {
    const stop = planned.get(trade.clientOrderId)?.stop ?? null;
    if (trade.risk !== undefined || stop === null) return trade.risk?.toString() ?? null;
    const { tickValue, currency } = tradedInstrument(rules, trade.symbol).instrument;
    const distance = Math.abs(trade.entry - stop);
    if (currency !== rules.currency || distance === 0) return null;
    return String(BigInt(distance) * BigInt(trade.quantity) * BigInt(tickValue));
  };
  const closed = tradesOf(events.map(({ event }) => event)).filter(
    ({ opening }) => !known.has(sequenceOf(opening)),
  );
  await query(
    `insert into private.simulator_trades (session_id, user_id, trade, closing, client_order_id, symbol, side, opened_at,
       closed_at, quantity, entry, result, frictionless, risk, adverse, favourable)
     select $1, $2, * from jsonb_to_recordset($3) as (trade int, closing int, client_order_id text, symbol text, side text,
       opened_at int, closed_at int, quantity int, entry int, result numeric, frictionless numeric, risk numeric,
       adverse int, favourable int)`,
    [
      id,
      userId,
      JSON.stringify(
        closed.map((trade) => ({
          trade: sequenceOf(trade.opening),
          closing: sequenceOf(trade.closing),
          client_order_id: trade.clientOrderId,
          symbol: trade.symbol,
          side: trade.side,
          opened_at: trade.openedAt,
          closed_at: trade.closedAt,
          quantity: trade.quantity,
          entry: trade.entry,
          result: String(trade.result),
          frictionless: String(trade.frictionless),
          risk: riskOf(trade),
          adverse: trade.adverse,
          favourable: trade.favourable,
        })),
      ),
    ],
  );
}
