import type { SendMail } from '#server/mails/mail-template.ts';
import { farewell } from '#server/mails/knowledge/farewell.ts';
import { reminder } from '#server/mails/knowledge/reminder.ts';
import { summary } from '#server/mails/knowledge/summary.ts';
import { reviewsADay } from '#domain/knowledge/choose-reviews.ts';
import { dayStart, learnerDay } from '#domain/knowledge/learner-day.ts';
import { mailDue, type MailFacts, type MailKind, nextMailTurn } from '#domain/knowledge/mail-turn.ts';
import type { SignedTokens } from '../../adapters/signed-token.ts';
import type { Query } from '../../adapters/sql.ts';
import { dueReviews } from '../learning/review/due-reviews.ts';
import { readOneByOne } from '../read-together.ts';
import { lessonFacts, lessonOfToday } from '../learning/today/lesson-of-today.ts';
import { learnerClock } from '../learner-clock.ts';
import { HAS_CONFIRMED_ADDRESS } from '../find-recipient.ts';
import { countFading } from './count-fading.ts';
import { issueMailToken } from './mail-token.ts';
import { readWeek } from './read-week.ts';

/** The job that writes to learners at their hour, and how often it looks. */
export const SEND_REMINDERS = { kind: 'knowledge/send-reminders', everySeconds: 10 } as const;

/** Learners in one run, so that other jobs wait for a moment only; who is left comes in the next. */
const AT_ONCE = 200;

export type ReminderOptions = {
  readonly sendMail: SendMail;
  /** To the page on which each mail can be ended. */
  readonly mailTokens: SignedTokens;
  readonly now: () => Date;
};

type Turn = {
  readonly id: string;
  readonly recipient: string;
  readonly language: unknown;
  readonly is_confirmed: boolean;
  readonly reminder: boolean;
  readonly summary: boolean;
  readonly hour: number;
  readonly chosen_at: Date;
  readonly mailed_on: string | null;
  readonly farewell_at: Date | null;
  readonly zone: string;
  readonly day: string | null;
  readonly seen_at: Date | null;
  readonly here_at: Date;
  readonly answered_on: string | null;
  readonly completed_at: Date | null;
};

/**
 * Writes to the learners whose hour it is, and notes when each is looked at next. A mail and its note are of one transaction: a worker that
 * dies in between leaves neither, and another one passes over the learners of the first.
 */
export function createSendReminders(options: ReminderOptions) {
  return async (_payload: unknown, query: Query): Promise<void> => {
    const now = options.now();
    for (const turn of await takeTurns(query, now)) {
      const { facts, kind } = decide(turn, now);
      const isSent = kind !== null && (await send(query, turn, facts, kind, options));
      await query(
        `update private.mail_turns set next_at = $2, mailed_on = coalesce($3, mailed_on),
           farewell_at = coalesce($4, farewell_at)
         where user_id = $1`,
        [
          turn.id,
          nextMailTurn(now, facts.hour, facts.zone),
          isSent ? facts.day : null,
          isSent && kind === 'farewell' ? now : null,
        ],
      );
    }
  };
}

/** Those who are to be looked at, with what decides about them. */
async function takeTurns(query: Query, now: Date): Promise<Turn[]> {
  const { rows } = await query<Turn>(
    `with due as materialized (
       select user_id, mailed_on, farewell_at from private.mail_turns
       where next_at <= $1 order by next_at limit $2 for update skip locked
     )
     select due.user_id as id, users.email as recipient, users.raw_user_meta_data -> 'language' as language,
       coalesce(${HAS_CONFIRMED_ADDRESS}, false) as is_confirmed, reminder, summary, hour, chosen_at,
       mailed_on::text as mailed_on, farewell_at, days.day::text as day, days.seen_at,
       coalesce(nullif(users.raw_user_meta_data ->> 'time_zone', ''), days.time_zone, 'UTC') as zone,
       greatest(chosen_at, days.seen_at, (
         select max(occurred_at) from public.learning_events where learning_events.user_id = due.user_id
       )) as here_at,
       (select responses.day::text from public.responses where responses.user_id = due.user_id
        order by sequence desc limit 1) as answered_on,
       (select max(user_progress.completed_at) from public.user_progress
        where user_progress.user_id = due.user_id and completed) as completed_at
     from due
     join public.mail_preferences using (user_id)
     join auth.users on users.id = due.user_id
     left join private.learner_days as days on days.user_id = due.user_id`,
    [now, AT_ONCE],
  );
  return rows;
}

function decide(turn: Turn, now: Date): { facts: MailFacts; kind: MailKind | null } {
  const { zone, day: seenDay, seen_at, completed_at, answered_on, farewell_at } = turn;
  const seen = seenDay !== null && seen_at !== null ? { day: seenDay, at: new Date(seen_at) } : null;
  const day = learnerDay(now, zone, seen);
  const hasCompleted = completed_at !== null && new Date(completed_at) >= dayStart(day, zone);
  const facts: MailFacts = {
    reminder: turn.reminder,
    summary: turn.summary,
    hour: turn.hour,
    chosenAt: new Date(turn.chosen_at),
    zone,
    day,
    mailedOn: turn.mailed_on,
    farewellAt: farewell_at && new Date(farewell_at),
    lastHere: new Date(turn.here_at),
    isDone: hasCompleted || (answered_on !== null && answered_on >= day),
  };
  return { facts, kind: turn.is_confirmed ? mailDue(facts, now) : null };
}

/** @returns false when there is nothing to remind of */
async function send(
  query: Query,
  turn: Turn,
  { day, zone }: MailFacts,
  kind: MailKind,
  { sendMail, mailTokens, now }: ReminderOptions,
): Promise<boolean> {
  const token = issueMailToken(mailTokens, turn.id, now());
  if (kind === 'farewell') {
    await sendMail(query, turn, farewell({ fading: await countFading(query, turn.id, day), token }));
    return true;
  }
  const { pace } = await learnerClock(query, turn.id, now());
  const read = readOneByOne(query);
  const { left, minutes } = (await read(dueReviews(turn.id, day, reviewsADay(pace.minutes_a_day)))).today;
  if (kind === 'summary') {
    const week = await readWeek(query, turn.id, day, zone);
    await sendMail(query, turn, summary({ ...week, due: left, token }));
    return true;
  }
  const next = await read(lessonOfToday(turn.id, await read(lessonFacts(turn.id, day, dayStart(day, zone)))));
  if (left === 0 && next === null) return false;
  const lesson = next === null ? undefined : { ...next.lesson, duration_minutes: next.lesson_minutes };
  await sendMail(query, turn, reminder({ reviews: left, minutes, lesson, token }));
  return true;
}
