import {
  type ExamDemands,
  type PracticalDemands,
  achievementFacts,
} from '#domain/exams/achievement-facts.ts';
import { buildAchievement } from '#domain/credentials/shape/build-achievement.ts';
import type { EarnedFacts } from '#domain/credentials/shape/earned-facts.ts';
import { canonicalJson, type Json } from '#domain/credentials/text/canonical-json.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../adapters/sql.ts';
import { agreedFacts } from '../credentials/agreed-facts.ts';
import { orderCertificate } from '../credentials/order-certificate.ts';
import { attemptsOf, isDone } from './practical/attempt-record.ts';
import { hashesOf, playedAttempt } from './practical/played-attempt.ts';
import { reportsOf } from './report/report-record.ts';

/**
 * Orders the certificate of a course once its exam is passed, every critical skill shown and the practical part done: in the
 * transaction of whatever came last, with the learner locked. Whoever has one already gets no second one.
 */
export async function completeCertificate(query: Query, userId: string, lessonId: string): Promise<void> {
  const { rows } = await query<
    { id: string; course_id: string; bits: string; is_granted: boolean } & Pick<
      ExamDemands,
      'course' | 'minutes'
    >
  >(
    `select sittings.id, lessons.course_id, courses.title as course,
       (bodies.quiz -> 'exam' ->> 'minutes')::int as minutes,
       (select string_agg(case when is_right then '1' else '0' end, '' order by place) from public.exam_answers
        where sitting_id = sittings.id and not is_new_item) as bits,
       exists (select from public.exam_appeals where sitting_id = sittings.id and is_granted) as is_granted
     from public.exam_sittings as sittings
     join public.lessons on lessons.id = sittings.lesson_id
     join public.courses on courses.id = lessons.course_id
     join public.lesson_bodies as bodies on bodies.lesson_id = lessons.id
     where sittings.user_id = $1 and sittings.lesson_id = $2 and sittings.completed_at is not null
       and not exists (
         select from public.certificate_orders as orders
         join public.achievements on achievements.id = orders.achievement_id
         where orders.user_id = $1 and achievements.course_id = lessons.course_id and achievements.season_id is null
       )
     order by is_granted, sittings.completed_at limit 1`,
    [userId, lessonId],
  );
  const exam = oneOrNone(rows);
  const practical = exam && (await earnedPractical(query, userId, lessonId));
  if (!practical) return;
  const { course_id: courseId, course, minutes, bits, is_granted: isGranted } = exam;
  const { demands, isByPerson, facts } = practical;
  const achievementId = await currentAchievement(query, courseId, {
    course,
    minutes,
    items: bits.length,
    ...demands,
  });
  await orderCertificate(query, {
    userId,
    achievementId,
    facts: {
      examBits: bits,
      ...facts,
      marking: isGranted || isByPerson ? 'by-person' : 'by-rule',
      ...(await agreedFacts(query, userId)),
    },
  });
}

type EarnedPractical = {
  readonly demands: PracticalDemands;
  /** Whether a person marked it, or let it count as passed. */
  readonly isByPerson: boolean;
  readonly facts: Pick<EarnedFacts, 'practicalBits' | 'recompute'>;
};

/** The practical part that a learner has passed, of either kind. */
async function earnedPractical(
  query: Query,
  userId: string,
  lessonId: string,
): Promise<EarnedPractical | undefined> {
  const attempt = (await attemptsOf(query, userId, lessonId)).find(isDone);
  if (attempt) {
    const recompute = hashesOf(await playedAttempt(query, attempt));
    return {
      demands: { practical: attempt.practical },
      isByPerson: attempt.is_passed !== true,
      facts: { practicalBits: attempt.record ?? '', recompute },
    };
  }
  const report = (await reportsOf(query, userId, lessonId)).find(
    ({ is_passed: isPassed }) => isPassed === true,
  );
  if (!report) return undefined;
  return {
    demands: { report: report.rubric },
    isByPerson: true,
    facts: { practicalBits: report.record ?? '' },
  };
}

/** The version of a course's achievement that asks for just this; a new one when the exam asks for something else by now. */
async function currentAchievement(query: Query, courseId: string, demands: ExamDemands): Promise<string> {
  await query(`select pg_advisory_xact_lock(hashtextextended('achievement ' || $1, 0))`, [courseId]);
  const { rows } = await query<{ id: string; version: number; body: Json }>(
    'select id, version, body from public.achievements where course_id = $1 and season_id is null order by version desc limit 1',
    [courseId],
  );
  const latest = oneOrNone(rows);
  const bodyOf = (id: string, version: number) =>
    JSON.stringify(buildAchievement({ id, version, ...achievementFacts(demands) }));
  const isSame = (text: string, body: Json) =>
    canonicalJson(JSON.parse(text) as Json) === canonicalJson(body);
  if (latest && isSame(bodyOf(latest.id, latest.version), latest.body)) return latest.id;
  const [id, version] = [crypto.randomUUID(), (latest?.version ?? 0) + 1];
  await query('insert into public.achievements (id, course_id, version, body) values ($1, $2, $3, $4)', [
    id,
    courseId,
    version,
    bodyOf(id, version),
  ]);
  return id;
}
