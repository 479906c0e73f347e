import { nothingAsked } from '#domain/credentials/admin-contract.ts';
import type { ListedInvitation, ListSeasonsAnswer } from '#domain/seasons/contract.ts';
import { adminReading } from '../admin-function.ts';
import { countHolders } from './parts/holds-certificate.ts';
import { seasonSummaries } from './parts/season-summaries.ts';

/** So many invitations are listed: those that wait before those that were decided, the best ranks first. */
const LISTED = 500;

/** The seasons, the invitations of those that are over, and the exams that a season can be held of. */
export const listSeasons = adminReading('list-seasons', nothingAsked, async (_input, { query }) => {
  const { rows: invitations } = await query<ListedInvitation>(
    `select invitations.id, invitations.user_id, users.email, seasons.number as season, courses.title as course, places.rank,
       seasons.complete as of, places.score, places.percentiles, entries.record, entries.session_id,
       invitations.is_granted, invitations.reason
     from public.trade_invitations as invitations
     join public.season_places as places on places.id = invitations.place_id
     join public.seasons on seasons.id = places.season_id
     join public.lessons on lessons.id = seasons.lesson_id
     join public.courses on courses.id = lessons.course_id
     join auth.users on users.id = invitations.user_id
     left join public.season_entries as entries
       on entries.season_id = seasons.id and entries.user_id = invitations.user_id
     order by invitations.decided_at is not null, seasons.closes_at desc, places.rank, users.email limit $1`,
    [LISTED],
  );
  const { rows: exams } = await query<ListSeasonsAnswer['exams'][number]>(
    `select lessons.id as lesson_id, courses.title as course, ${countHolders('lessons.id')} as holders,
       exists (select from public.seasons where lesson_id = lessons.id and frozen_at is null) as is_in_season
     from public.lessons
     join public.courses on courses.id = lessons.course_id
     join public.lesson_bodies as bodies on bodies.lesson_id = lessons.id
     where lessons.is_exam and lessons.retired_at is null and bodies.quiz -> 'exam' -> 'practical' is not null
     order by courses.title`,
  );
  const answer: ListSeasonsAnswer = { seasons: await seasonSummaries(query), invitations, exams };
  return answer;
});
