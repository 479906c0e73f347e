import type { SeasonSummary } from '#domain/seasons/contract.ts';
import type { Query } from '../../../adapters/sql.ts';

/** So many seasons are listed, the latest first. */
const LISTED = 20;

/** The seasons with their funnels: how many came how far, and nothing of who. */
export async function seasonSummaries(query: Query): Promise<readonly SeasonSummary[]> {
  const { rows } = await query<
    Omit<SeasonSummary, 'opens_at' | 'closes_at'> & { opens_at: Date; closes_at: Date }
  >(
    `select seasons.id, seasons.number, courses.title as course, seasons.opens_at, seasons.closes_at,
       case when seasons.frozen_at is not null then jsonb_build_object('holders', seasons.holders, 'joined', seasons.joined,
         'begun', seasons.begun, 'complete', seasons.complete,
         'top', (select count(*) from public.season_places where season_id = seasons.id and is_in_top_tenth),
         'granted', decided.granted, 'refused', decided.refused) end as funnel
     from public.seasons
     join public.lessons on lessons.id = seasons.lesson_id
     join public.courses on courses.id = lessons.course_id
     cross join lateral (
       select count(*) filter (where is_granted) as granted, count(*) filter (where not is_granted) as refused
       from public.trade_invitations as invitations
       join public.season_places as places on places.id = invitations.place_id where places.season_id = seasons.id
     ) as decided
     order by seasons.closes_at desc limit $1`,
    [LISTED],
  );
  return rows.map(({ opens_at: opensAt, closes_at: closesAt, ...season }) => ({
    ...season,
    opens_at: opensAt.toISOString(),
    closes_at: closesAt.toISOString(),
  }));
}
