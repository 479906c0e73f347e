import type { SeasonRefusal, SeasonState } from '#domain/seasons/contract.ts';
import type { Query } from '../../../adapters/sql.ts';
import { Refusal } from '../../product-function.ts';
import { delayedAnswers } from './delayed-answers.ts';
import { holdsCertificate } from './holds-certificate.ts';

type Row = {
  readonly id: string;
  readonly number: number;
  readonly course: string;
  readonly opens_at: Date;
  readonly closes_at: Date;
  readonly frozen_at: Date | null;
  readonly trades: number;
  readonly ranked: number | null;
  readonly holds: boolean;
  readonly entry: SeasonState['entry'];
  readonly result: SeasonState['result'];
};

/** So many are told. */
const LISTED = 50;

/**
 * Where a learner is with every season that is planned or open, the first to end first, and with those that they took part in, the
 * latest first: a season that is planned hides no invitation of the one before.
 */
export async function seasonStates(query: Query, userId: string, now: Date): Promise<readonly SeasonState[]> {
  const { rows } = await query<Row>(
    `select seasons.id, seasons.number, courses.title as course, seasons.opens_at, seasons.closes_at, seasons.frozen_at,
       (seasons.practical ->> 'trades')::int as trades, seasons.complete as ranked,
       ${holdsCertificate('$1', 'seasons.lesson_id')} as holds,
       case when entries.user_id is not null then jsonb_build_object('has_left', entries.left_at is not null,
         'session_id', entries.session_id, 'is_session_over', entries.record is not null,
         'delayed_answers', (select count(*) from ${delayedAnswers('entries', 'seasons')})) end as entry,
       case when places.id is not null then jsonb_build_object('rank', places.rank, 'of', seasons.complete,
         'score', places.score, 'percentiles', places.percentiles, 'is_in_top_tenth', places.is_in_top_tenth,
         'invitation', case when invitations.decided_at is not null then jsonb_build_object(
           'is_granted', invitations.is_granted, 'reason', invitations.reason, 'code', invitations.code) end) end as result
     from public.seasons
     join public.lessons on lessons.id = seasons.lesson_id
     join public.courses on courses.id = lessons.course_id
     left join public.season_entries as entries on entries.season_id = seasons.id and entries.user_id = $1
     left join public.season_places as places on places.season_id = seasons.id and places.user_id = $1
     left join public.trade_invitations as invitations on invitations.place_id = places.id
     where seasons.frozen_at is null or (entries.user_id is not null and entries.left_at is null)
     order by seasons.frozen_at is null desc, case when seasons.frozen_at is null then seasons.closes_at end,
       seasons.closes_at desc, seasons.id limit $2`,
    [userId, LISTED],
  );
  return rows.map((row) => toState(row, now));
}

/** Where a learner is with one of those seasons. @throws a refusal with 404 `season-not-found` for any other */
export async function seasonState(
  query: Query,
  userId: string,
  seasonId: string,
  now: Date,
): Promise<SeasonState> {
  const state = (await seasonStates(query, userId, now)).find(({ season }) => season.id === seasonId);
  if (!state) throw new Refusal(404, 'season-not-found');
  return state;
}

function toState(row: Row, now: Date): SeasonState {
  const phase = phaseOf(row, now);
  return {
    season: {
      id: row.id,
      number: row.number,
      course: row.course,
      opens_at: row.opens_at.toISOString(),
      closes_at: row.closes_at.toISOString(),
      phase,
      trades: row.trades,
      ranked: row.ranked,
    },
    refusal: refusalOf(row, phase),
    entry: row.entry,
    result: row.result,
  };
}

function phaseOf(season: Pick<Row, 'opens_at' | 'closes_at' | 'frozen_at'>, now: Date) {
  if (season.frozen_at !== null) return 'over';
  if (season.closes_at <= now) return 'closing';
  return season.opens_at <= now ? 'open' : 'planned';
}

function refusalOf({ holds }: Pick<Row, 'holds'>, phase: ReturnType<typeof phaseOf>): SeasonRefusal | null {
  if (phase === 'closing' || phase === 'over') return 'season-not-open';
  return holds ? null : 'season-needs-certificate';
}
