import type { UserId } from '#domain/kernel/ids.ts';
import { appendEvents } from '#server/functions/simulator/append-events.ts';
import { recordEvidence } from '#server/functions/simulator/critique/record-evidence.ts';
import { savePlan } from '#server/functions/simulator/place-orders.ts';
import { saveReview } from '#server/functions/simulator/review-trade.ts';
import { gradeTry } from '#server/functions/simulator/scenarios/grade-try.ts';
import type { WantedStart } from '#server/functions/simulator/scenarios/wanted-start.ts';
import { findSession, loadState } from '#server/functions/simulator/session-record.ts';
import type { SimulatorTools } from '#server/functions/simulator/simulator-tools.ts';
import { beginSession, drawMarket } from '#server/functions/simulator/start-simulator-session.ts';
import type { Query } from '#server/adapters/sql.ts';
import { happens, oneOf, type Random } from '../draw.ts';
import type { Habits } from './habits.ts';
import { SessionInHand } from './session-in-hand.ts';
import { trade } from './trade.ts';

/** A session that somebody is going to play. */
export type PlannedSession = {
  readonly id: string;
  readonly requestId: string;
  readonly userId: UserId;
  readonly wanted: WantedStart;
  readonly trades: number;
  /** When it ends, in milliseconds: what it shows of skills is evidence of that day. */
  readonly endsAt: number;
};

/** Plays a session to its end, or leaves it, and writes it as the calls of the product write theirs. */
export async function playSession(
  query: Query,
  tools: SimulatorTools,
  { id, requestId, userId, wanted, trades, endsAt }: PlannedSession,
  habits: Habits,
  random: Random,
): Promise<void> {
  const drawn = await drawMarket(tools, wanted.parameters, id);
  await beginSession(query, tools, { userId, requestId, wanted, drawn });
  const session = await findSession(query, userId, id);
  const begun = await loadState(query, tools, session);
  const hand = new SessionInHand(query, tools, session, begun);
  for (let count = 0; count < trades; count += 1) await trade(hand, habits, random, wanted.plan);
  const isEnded = happens(random, habits.ends);
  if (isEnded) hand.end();

  for (const plan of hand.plans) await savePlan(query, session, plan);
  const last: Parameters<Parameters<typeof appendEvents>[1]>[0][] = [];
  const changed = await appendEvents(
    query,
    (one) => void last.push(one),
    tools,
    session,
    begun,
    hand.events,
    true,
  );
  for (const { text, values } of last) await query(text, values);
  if (!isEnded) return;
  await writeReviews(query, userId, id, habits, random);
  await recordEvidence(query, changed.session, new Date(endsAt), await gradeTry(query, changed.session));
}

async function writeReviews(
  query: Query,
  userId: UserId,
  session: string,
  habits: Habits,
  random: Random,
): Promise<void> {
  const { rows } = await query<{ trade: number; result: string }>(
    'select trade, result::text as result from private.simulator_trades where session_id = $1 order by trade',
    [session],
  );
  for (const { trade: closed, result } of rows) {
    if (!happens(random, habits.reviews)) continue;
    await saveReview(query, userId, {
      session_id: session,
      trade: closed,
      followed_plan: oneOf(random, ['yes', 'yes', 'partly', 'no']),
      lesson: result.startsWith('-')
        ? 'Demonstration: the stop was where the idea was wrong.'
        : 'Demonstration: it went as planned, which one trade does not show.',
      tags: [],
    });
  }
}
