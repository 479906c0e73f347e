import { seasonRequest } from '#domain/seasons/contract.ts';
import type { SeasonFile } from '../../adapters/exams/season-file.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../adapters/sql.ts';
import { type CountUse, type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { practicalFile } from '../exams/practical/practical-file.ts';
import { refuseTooOften } from '../simulator/refuse-too-often.ts';
import { loadCursor } from '../simulator/session-events.ts';
import type { SimulatorTools } from '../simulator/simulator-tools.ts';
import { readSnapshot } from './parts/read-snapshot.ts';
import { shownInSeason } from './parts/shown-in-season.ts';

type Row = Pick<SeasonFile, 'course' | 'season' | 'exam' | 'reviews' | 'place'> &
  Pick<SeasonFile['practical'], 'record'> &
  Pick<SeasonFile['practical']['scenario'], 'practical' | 'policy'> & {
    readonly session_id: string;
    readonly has_ended: boolean;
    readonly through: number | null;
    readonly award: string | null;
  };

/**
 * The caller's place in a season that is over with everything it is computed again from: the file that `npm run recompute` reads. Of the
 * others it holds each measure sorted by itself.
 *
 * Refusals: 404 `season-not-found`; 409 `season-not-ranked`, `season-session-open`, `simulator-release-needed`;
 * 429 `over_request_rate_limit`.
 */
export function createExportSeason(tools: SimulatorTools, countUse: CountUse): ProductFunction {
  return async (request, { caller, query }) => {
    const userId = requireUser(caller);
    const { season_id: seasonId } = await readCall(request, seasonRequest);
    await refuseTooOften(countUse, 'export-season', userId);
    const row = await findPlace(query, seasonId, userId);
    // The key of a market is told when its session has ended, and not before.
    if (!row.has_ended) throw new Refusal(409, 'season-session-open');
    const { session_id: session, through, award: credential, course, season } = row;
    const file: SeasonFile = {
      format: 'ledgerline-season-1',
      course,
      season,
      exam: row.exam,
      reviews: row.reviews,
      practical: await practicalFile(query, tools, { ...row, credential }, through),
      until: await loadCursor(query, session, through),
      snapshot: await readSnapshot(query, seasonId),
      place: row.place,
    };
    return Response.json(file);
  };
}

async function findPlace(query: Query, seasonId: string, userId: string): Promise<Row> {
  const { rows } = await query<Row>(
    `select courses.title as course, seasons.number as season, seasons.practical, entries.policy, entries.record,
       entries.session_id, entries.judged_through as through, sessions.ended_at is not null as has_ended,
       jsonb_build_object('right', first.right_count, 'items', first.items) as exam,
       jsonb_build_object('right', again.kept, 'asked', again.asked) as reviews,
       jsonb_build_object('rank', places.rank, 'score', places.score, 'percentiles', places.percentiles,
         'is_in_top_tenth', places.is_in_top_tenth) as place,
       (select signed_text from public.credentials
        join public.certificate_orders as orders on orders.id = credentials.order_id and orders.user_id = entries.user_id
        join public.achievements on achievements.id = orders.achievement_id and achievements.season_id = seasons.id) as award
     from public.season_places as places
     join public.seasons on seasons.id = places.season_id
     join public.lessons on lessons.id = seasons.lesson_id
     join public.courses on courses.id = lessons.course_id
     join public.season_entries as entries on entries.season_id = seasons.id and entries.user_id = places.user_id
     join public.simulator_sessions as sessions on sessions.id = entries.session_id
     ${shownInSeason('seasons.lesson_id')}
     where places.season_id = $1 and places.user_id = $2`,
    [seasonId, userId],
  );
  const row = oneOrNone(rows);
  if (row) return row;
  const { rows: known } = await query('select from public.seasons where id = $1', [seasonId]);
  throw known.length === 0 ? new Refusal(404, 'season-not-found') : new Refusal(409, 'season-not-ranked');
}
