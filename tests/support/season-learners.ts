import { randomUUID } from 'node:crypto';
import type { Database } from '#server/backend/database/database.ts';
import { POLICY } from './practical-player.ts';

type Query = Pick<Database, 'query'>;

/** What a learner of a season is measured by; each is a share. */
export type Shown = { readonly exam: number; readonly kept: number; readonly process: number };

/** The items of the exam, the reviews and the trades that a learner of the tests has. */
const [ITEMS, REVIEWS, TRADES] = [40, 20, 25];

/** A season that was open for forty days. @param closesInDays from now; negative once its window is over */
export async function addSeason(
  { query }: Query,
  lessonId: string,
  closesInDays: number,
  number = 1,
): Promise<string> {
  const id = randomUUID();
  await query(
    `insert into public.seasons (id, lesson_id, number, practical, opens_at, closes_at)
     select $1, $2, $4, quiz -> 'exam' -> 'practical', now() - interval '40 days', now() + $3 * interval '1 day'
     from public.lesson_bodies where lesson_id = $2`,
    [id, lessonId, closesInDays, number],
  );
  return id;
}

/** Gives an account a certificate of the exam with all that led to it, and reviews of what it had not met for weeks. */
export async function addHolder(
  { query }: Query,
  learner: { readonly userId: string; readonly lessonId: string; readonly achievementId: string },
  { exam, kept }: Pick<Shown, 'exam' | 'kept'>,
): Promise<void> {
  const { userId, lessonId, achievementId } = learner;
  const ids = { sitting: randomUUID(), session: randomUUID(), order: randomUUID() };
  const right = Math.round(exam * ITEMS);
  await query(
    `insert into public.exam_sittings (id, user_id, lesson_id, started_at, ends_at, finished_at, right_count, is_passed, completed_at)
     values ($1, $2, $3, '2026-01-01', '2026-01-01 01:00', '2026-01-01 01:00', $4, true, '2026-01-01 01:00')`,
    [ids.sitting, userId, lessonId, right],
  );
  await query(
    `insert into public.exam_answers (sitting_id, place, user_id, item_id, skill, asked_at, is_right)
     select $1, place, $2, 'item-' || place, 'position-size', '2026-01-01', place <= $3 from generate_series(1, $4::int) as place`,
    [ids.sitting, userId, right, ITEMS],
  );
  await addSession({ query }, ids.session, userId);
  await query(
    `insert into public.practical_attempts (session_id, user_id, lesson_id, practical, policy, started_at, finished_at, record,
       judged, is_passed)
     select $1, $2, $3, quiz -> 'exam' -> 'practical', $4, '2026-01-02', '2026-01-02', '1', '[]', true
     from public.lesson_bodies where lesson_id = $3`,
    [ids.session, userId, lessonId, JSON.stringify(POLICY)],
  );
  await query(
    `insert into public.certificate_orders (id, user_id, achievement_id, facts) values ($1, $2, $3, '{}')`,
    [ids.order, userId, achievementId],
  );
  await query(
    `with placed as (
       insert into public.status_places (list, place) select 1, coalesce(max(place), 0) + 1 from public.status_places
       returning list, place
     )
     insert into public.credentials (id, order_id, user_id, signed_text, sha256, list, place, issued_at)
     select $1, $2, $3, '{}', encode(sha256('{}'), 'hex'), list, place, '2026-01-02' from placed`,
    [randomUUID(), ids.order, userId],
  );
  await query(
    `insert into public.responses (user_id, sequence, skill, template, place, try, is_right, is_constructed, level, day,
       answered_at, days_since)
     select $1, n, 'position-size', 'item-' || n, 'review', 1, n <= $2, false, 1, current_date,
       now() - interval '5 days' + n * interval '1 second', 21 from generate_series(1, $3::int) as n`,
    [userId, Math.round(kept * REVIEWS), REVIEWS],
  );
}

/** Accounts that took part in a season and did everything that it measures. @returns their ids, in the order of what they showed */
export async function addSeasonLearners(
  database: Query,
  season: { readonly id: string; readonly lessonId: string; readonly achievementId: string },
  shown: readonly Shown[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const [place, { process, ...holder }] of shown.entries()) {
    const [userId, session] = [randomUUID(), randomUUID()];
    ids.push(userId);
    await database.query(`insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())`, [
      userId,
      `season-${place}-${userId.slice(0, 8)}@example.org`,
    ]);
    await addHolder(database, { userId, ...season }, holder);
    await addSession(database, session, userId);
    const kept = Math.round(process * TRADES);
    await database.query(
      `insert into public.season_entries (season_id, user_id, session_id, policy, begun_at, record)
       values ($1, $2, $3, '{}', now(), $4)`,
      [season.id, userId, session, '1'.repeat(kept) + '0'.repeat(TRADES - kept)],
    );
  }
  return ids;
}

async function addSession({ query }: Query, id: string, userId: string): Promise<void> {
  await query(
    `insert into public.simulator_sessions (id, user_id, request_id, market, plan, currency, deposit, engine_version,
       generator_version, commitment, start_cursor, cursor, sequence, hash, equity, ended_at)
     values ($1, $2, $1, 'coin', '{}', 'USD', 1, 1, 1, repeat('0', 64), 0, 0, 1, repeat('0', 64), 1, now())`,
    [id, userId],
  );
}
