import { openSeasonRequest } from '#domain/seasons/contract.ts';
import { LEAST_CERTIFICATES, SEASON_DAYS } from '#domain/seasons/season-terms.ts';
import { one, oneOrNone } from '#domain/kernel/one.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';
import { adminAction } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';
import { countHolders } from './parts/holds-certificate.ts';

const DAY_MS = 86_400_000;

/**
 * Plans a season of an exam, by the rules of its practical part as they are now. It begins and ends by itself.
 *
 * Refusals: 404 `exam-not-found`; 409 `too-few-certificates`, `season-already`, `season-too-short`, `season-too-long`,
 * `season-in-past`.
 */
export const openSeason = adminAction(
  'open-season',
  openSeasonRequest,
  async ({ lesson_id: lessonId, opens_at: opensAt, closes_at: closesAt }, { query, now }) => {
    const days = (Date.parse(closesAt) - Date.parse(opensAt)) / DAY_MS;
    if (days < SEASON_DAYS.least) throw new Refusal(409, 'season-too-short', { days: SEASON_DAYS.least });
    if (days > SEASON_DAYS.most) throw new Refusal(409, 'season-too-long', { days: SEASON_DAYS.most });
    if (Date.parse(opensAt) < now().getTime() - DAY_MS) throw new Refusal(409, 'season-in-past');
    await query(`select pg_advisory_xact_lock(hashtextextended('season ' || $1, 0))`, [lessonId]);
    const { rows } = await query<{
      practical: Practical | null;
      holders: number;
      last: number;
      is_in_season: boolean;
    }>(
      `select bodies.quiz -> 'exam' -> 'practical' as practical, ${countHolders('lessons.id')} as holders,
         coalesce((select max(number) from public.seasons where lesson_id = lessons.id), 0) as last,
         exists (select from public.seasons where lesson_id = lessons.id and frozen_at is null) as is_in_season
       from public.lessons join public.lesson_bodies as bodies on bodies.lesson_id = lessons.id
       where lessons.id = $1 and lessons.is_exam`,
      [lessonId],
    );
    const exam = oneOrNone(rows);
    if (!exam || exam.practical === null) throw new Refusal(404, 'exam-not-found');
    if (exam.is_in_season) throw new Refusal(409, 'season-already');
    if (exam.holders < LEAST_CERTIFICATES)
      throw new Refusal(409, 'too-few-certificates', { holders: exam.holders, least: LEAST_CERTIFICATES });
    const { rows: added } = await query<{ id: string }>(
      `insert into public.seasons (lesson_id, number, practical, opens_at, closes_at) values ($1, $2, $3, $4, $5)
       returning id`,
      [lessonId, exam.last + 1, JSON.stringify(exam.practical), opensAt, closesAt],
    );
    const { id } = one(added);
    return { subjectId: id, details: { number: exam.last + 1 }, answer: { season_id: id } };
  },
);
