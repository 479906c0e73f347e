import type { UserId } from '#domain/kernel/ids.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { reviewTradeRequest } from '#domain/simulator/journal-contract.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import type * as v from 'valibot';
import type { Query } from '../../adapters/sql.ts';
import { readCall, requireUser } from '../read-call.ts';
import { loadJournal } from './load-journal.ts';

/**
 * Writes what a learner has to say of a trade that closed, in place of what they said before.
 *
 * Refusals: 404 `trade-not-found`.
 */
export const reviewTrade: ProductFunction = async (request, { caller, transaction }) => {
  const userId = requireUser(caller);
  const given = await readCall(request, reviewTradeRequest);
  const { session_id: session, trade } = given;
  const entry = await transaction(async (query) => {
    if (!(await saveReview(query, userId, given))) throw new Refusal(404, 'trade-not-found');
    const none = { symbol: null, side: null, result: null, tag: null, setup: null };
    const wanted = { ...none, session_id: session, is_reviewed: true, is_planned: null };
    const { entries } = await loadJournal(query, userId, wanted, { after: 0, count: null });
    return oneOrNone(entries.filter((each) => each.trade === trade));
  });
  return Response.json(entry);
};

/** Writes a review in place of the one before. @returns false where the learner has no such trade */
export async function saveReview(
  query: Query,
  userId: UserId,
  {
    session_id: session,
    trade,
    followed_plan: followed,
    lesson,
    tags,
  }: v.InferOutput<typeof reviewTradeRequest>,
): Promise<boolean> {
  const { rowCount } = await query(
    `insert into private.simulator_reviews (session_id, trade, user_id, followed_plan, lesson, tags)
     select session_id, trade, user_id, $4, $5, $6 from private.simulator_trades
     where session_id = $1 and trade = $2 and user_id = $3
     on conflict (session_id, trade) do update set followed_plan = excluded.followed_plan, lesson = excluded.lesson,
       tags = excluded.tags, written_at = clock_timestamp()`,
    [session, trade, userId, followed, lesson, [...new Set(tags)]],
  );
  return rowCount > 0;
}
