import { awardFacts } from '#domain/seasons/award-facts.ts';
import { type SeasonPlace, rankSeason } from '#domain/seasons/rank-season.ts';
import { snapshotOf, snapshotText } from '#domain/seasons/season-snapshot.ts';
import { DELAYED, examAbility, processShare } from '#domain/seasons/season-terms.ts';
import { sha256Text } from '#domain/credentials/text/sha256-text.ts';
import { buildAchievement } from '#domain/credentials/shape/build-achievement.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';
import type { Query } from '../../adapters/sql.ts';
import { countHolders, holdsCertificate } from './parts/holds-certificate.ts';
import { judgeSeasonSession } from './parts/judge-season-session.ts';
import { shownInSeason } from './parts/shown-in-season.ts';

/** The job that freezes seasons whose window is over, and how often it looks. */
export const CLOSE_SEASONS = { kind: 'seasons/close-seasons', everySeconds: 60 } as const;

type Season = {
  readonly id: string;
  readonly lesson_id: string;
  readonly number: number;
  readonly practical: Practical;
  readonly course_id: string;
  readonly course: string;
};

type Measured = {
  readonly user_id: string;
  readonly right_count: number;
  readonly items: number;
  readonly asked: number;
  readonly kept: number;
  readonly record: string;
};

/**
 * Freezes every season whose window is over: judges the sessions that are still open as they stand, ranks whoever has every measure, and
 * writes the snapshot, an invitation to be looked at for each of the top tenth, and what the award is for. All of a season in the one
 * transaction, with its row locked: a server that dies leaves it as it was, and of two servers one does it.
 */
export function createCloseSeasons(now: () => Date) {
  return async (_payload: unknown, query: Query): Promise<void> => {
    const { rows } = await query<Season>(
      `select seasons.id, seasons.lesson_id, seasons.number, seasons.practical, lessons.course_id, courses.title as course
       from public.seasons
       join public.lessons on lessons.id = seasons.lesson_id
       join public.courses on courses.id = lessons.course_id
       where seasons.frozen_at is null and seasons.closes_at <= $1
       order by seasons.closes_at for update of seasons skip locked`,
      [now()],
    );
    for (const season of rows) await freeze(query, season, now());
  };
}

async function freeze(query: Query, season: Season, at: Date): Promise<void> {
  const { rows: open } = await query<{ session_id: string }>(
    `select session_id from public.season_entries
     where season_id = $1 and left_at is null and session_id is not null and record is null`,
    [season.id],
  );
  for (const { session_id: id } of open) await judgeSeasonSession(query, id);
  const measured = await measure(query, season);
  const places = rankSeason(
    measured.map(({ user_id: id, right_count: right, items, asked, kept, record }) => ({
      id,
      measures: {
        examAbility: examAbility(right, items),
        delayedRetention: kept / asked,
        process: processShare(record),
      },
    })),
  );
  if (places) await savePlaces(query, season, places, Math.max(...measured.map(({ items }) => items)));
  await query(
    `update public.seasons set frozen_at = $2, complete = $3, holders = ${countHolders('lesson_id')},
       joined = (select count(*) from public.season_entries where season_id = $1 and left_at is null),
       begun = (select count(*) from public.season_entries
         where season_id = $1 and left_at is null and session_id is not null)
     where id = $1`,
    [season.id, at, measured.length],
  );
}

/** Who has every measure, and still holds the certificate. Of the exam it is the first sitting that counts. */
async function measure(query: Query, { id, lesson_id: lessonId }: Season): Promise<readonly Measured[]> {
  const { rows } = await query<Measured>(
    `select entries.user_id, first.right_count, first.items, again.asked, again.kept, entries.record
     from public.season_entries as entries
     join public.seasons on seasons.id = entries.season_id
     ${shownInSeason('$2')}
     where entries.season_id = $1 and entries.left_at is null and entries.record is not null
       and first.items > 0 and again.asked >= $3 and ${holdsCertificate('entries.user_id', '$2')}
     order by entries.user_id`,
    [id, lessonId, DELAYED.answers],
  );
  return rows;
}

async function savePlaces(
  query: Query,
  season: Season,
  places: readonly SeasonPlace<string>[],
  items: number,
): Promise<void> {
  const columns = places.map(({ id, measures, percentiles, score, rank, isInTopTenth }) => ({
    user_id: id,
    exam_ability: measures.examAbility,
    delayed_retention: measures.delayedRetention,
    process: measures.process,
    percentiles,
    score,
    rank,
    is_in_top_tenth: isInTopTenth,
  }));
  await query(
    `with placed as (
       insert into public.season_places (season_id, user_id, exam_ability, delayed_retention, process, percentiles, score, rank,
         is_in_top_tenth)
       select $1, user_id, exam_ability, delayed_retention, process, percentiles, score, rank, is_in_top_tenth
       from jsonb_to_recordset($2::jsonb) as places(user_id uuid, exam_ability float8, delayed_retention float8, process float8,
         percentiles jsonb, score float8, rank int, is_in_top_tenth bool)
       returning id, user_id, is_in_top_tenth
     )
     insert into public.trade_invitations (place_id, user_id) select id, user_id from placed where is_in_top_tenth`,
    [season.id, JSON.stringify(columns)],
  );
  const { id, number, course, course_id: courseId, practical } = season;
  const achievementId = crypto.randomUUID();
  const facts = awardFacts({
    course,
    number,
    ranked: places.length,
    items,
    trades: practical.trades,
    snapshotHash: sha256Text(snapshotText(snapshotOf(places))),
  });
  await query(
    'insert into public.achievements (id, course_id, version, body, season_id) values ($1, $2, 1, $3, $4)',
    [
      achievementId,
      courseId,
      JSON.stringify(buildAchievement({ id: achievementId, version: 1, ...facts })),
      id,
    ],
  );
}
