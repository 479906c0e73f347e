import type { UserId } from '#domain/kernel/ids.ts';
import type { EntryPlan } from '#domain/simulator/contract.ts';
import type { JournalEntry, readJournalRequest, TradeReview } from '#domain/simulator/journal-contract.ts';
import type * as v from 'valibot';
import type { Query } from '../../adapters/sql.ts';

/** Which trades are wanted; null is any. */
export type JournalFilter = Omit<v.InferOutput<typeof readJournalRequest>, 'after' | 'count'>;

type Row = Omit<JournalEntry, 'r' | 'review'> &
  Nullable<TradeReview, 'written_at'> & { readonly found: number };

type Nullable<Fields, Moment extends keyof Fields> = {
  readonly [Name in keyof Fields]: (Name extends Moment ? Date : Fields[Name]) | null;
};

const WANTED = `user_id = $1
  and ($2::uuid is null or trades.session_id = $2)
  and ($3::text is null or symbol = $3)
  and ($4::text is null or side = $4)
  and ($5::text is null or (result > 0) = ($5 = 'gain'))
  and ($6::text is null or $6 = any (tags))
  and ($7::text is null or planned.plan ->> 'setup' = $7)
  and ($8::boolean is null or (written_at is not null) = $8)
  and ($9::boolean is null or (planned.plan is not null) = $9)`;

/** Trades of the caller, the latest first, and how many the filter lets through. */
export async function loadJournal(
  query: Query,
  userId: UserId,
  wanted: JournalFilter,
  { after, count }: { readonly after: number; readonly count: number | null },
): Promise<{ entries: JournalEntry[]; count: number }> {
  const { rows } = await query<Row>(
    `with wanted as (
       select trades.session_id, trade, market, symbol, side, opened_at, closed_at, quantity, entry, result::text,
         frictionless::text, risk::text, adverse, favourable, planned.plan as plan, followed_plan, lesson, tags, written_at,
         recorded_at
       from (select simulator_trades.*, market from private.simulator_trades
             join public.simulator_sessions on simulator_sessions.id = session_id) as trades
       left join private.simulator_plans as planned using (session_id, client_order_id, user_id)
       left join private.simulator_reviews as reviewed using (session_id, trade, user_id)
       where ${WANTED}
     )
     select wanted.*, (select count(*)::int from wanted) as found from wanted
     order by recorded_at desc, session_id, trade desc offset $10 limit $11`,
    [
      userId,
      wanted.session_id,
      wanted.symbol,
      wanted.side,
      wanted.result,
      wanted.tag,
      wanted.setup,
      wanted.is_reviewed,
      wanted.is_planned,
      after,
      count,
    ],
  );
  return { entries: rows.map(toEntry), count: rows.at(0)?.found ?? 0 };
}

function toEntry(row: Row): JournalEntry {
  return {
    session_id: row.session_id,
    trade: row.trade,
    market: row.market,
    symbol: row.symbol,
    side: row.side,
    opened_at: row.opened_at,
    closed_at: row.closed_at,
    quantity: row.quantity,
    entry: row.entry,
    result: row.result,
    frictionless: row.frictionless,
    risk: row.risk,
    r: row.risk === null ? null : Number(row.result) / Number(row.risk),
    adverse: row.adverse,
    favourable: row.favourable,
    plan: row.plan satisfies EntryPlan | null,
    review:
      row.written_at === null
        ? null
        : {
            followed_plan: row.followed_plan,
            lesson: row.lesson ?? '',
            tags: row.tags ?? [],
            written_at: row.written_at.toISOString(),
          },
  };
}
