import { randomUUID } from 'node:crypto';
import { seededRandom } from '#domain/kernel/seeded-random.ts';
import type { Query } from '#server/backend/database/database.ts';
import { createOutline, FAULTS, ITEMS, type Outline } from './outline.ts';

type Row = Readonly<Record<string, unknown>>;

/** What wrong answers come from; of some nobody knows. */
const MISTAKES = ['slip', 'misread', 'formula', 'belief', 'belief', null] as const;

const DAY_MS = 86_400_000;
const LEARNERS = 260;
/** Sign-ups spread over so many days before now. */
const SPAN_DAYS = 130;

/** Tables whose rules set times themselves: here times are what is tested. */
const TABLES = [
  'auth.users',
  'public.enrollments',
  'public.user_progress',
  'public.learning_events',
  'public.quiz_attempts',
  'public.quiz_answers',
  'public.activity_answers',
  'public.onboarding_steps',
  'public.skill_assessments',
  'public.subscriptions',
  'public.payments',
  'public.scholarship_applications',
  'public.leads',
];

/**
 * Fills a database with learners of every kind: those who never begin and those who finish, anonymous and deleted
 * accounts, lessons opened and completed before enrolling, quizzes taken again, left unfinished or answered in a second round, events
 * that belong to nobody any more, money in two currencies that partly went back, moments on the edge of a day.
 *
 * @param now the latest moment of anything
 */
export async function createPopulation(query: Query, seed: number, now: Date): Promise<Outline> {
  for (const table of TABLES) await query(`alter table ${table} disable trigger user`);
  const outline = await createOutline(query);
  const random = seededRandom(seed);
  const rows = new Map<string, Row[]>(TABLES.map((table) => [table, []]));
  const add = (table: string, row: Row) => rows.get(table)?.push(row);
  const chance = (share: number) => random() < share;
  const later = (moment: number, days: number) => moment + random() * days * DAY_MS;
  const iso = (moment: number) => new Date(moment).toISOString();

  function takeCourse(userId: string, courseId: string, signedUpAt: number, enrolledAt: number): void {
    const lessons = outline.lessons.filter(({ course_id }) => course_id === courseId);
    const ability = random();
    const event = (verb: string, at: number, lessonId: string | null = null) => {
      if (at > now.getTime()) return;
      const owner = chance(0.03) ? null : userId;
      add('public.learning_events', {
        user_id: owner,
        verb,
        course_id: courseId,
        lesson_id: lessonId,
        occurred_at: iso(at),
      });
    };
    event('enrolled', enrolledAt);
    const beganAt = chance(0.2) ? Math.max(enrolledAt - 6 * DAY_MS, signedUpAt) : enrolledAt;
    let [moment, completed, lastAt] = [beganAt, 0, enrolledAt];
    for (const lesson of lessons) {
      moment = later(moment, 6);
      if (chance(0.25) || moment > now.getTime()) break;
      event('lesson_opened', moment, lesson.id);
      if (chance(0.3)) event('lesson_opened', later(moment, 2), lesson.id);
      if (lesson.content_type === 'quiz') takeQuiz(userId, lesson.id, moment, ability);
      else doActivities(userId, lesson.id, moment);
      const doneAt = later(moment, 1);
      if (chance(0.15) || doneAt > now.getTime()) continue;
      completed += 1;
      lastAt = Math.max(lastAt, doneAt);
      add('public.user_progress', {
        user_id: userId,
        course_id: courseId,
        module_id: lesson.module_id,
        lesson_id: lesson.id,
        completed: true,
        completed_at: iso(doneAt),
        score: 100,
      });
      event('lesson_completed', doneAt, lesson.id);
    }
    add('public.enrollments', {
      user_id: userId,
      course_id: courseId,
      created_at: iso(enrolledAt),
      progress: Math.round((completed / lessons.length) * 100),
      completed_at: completed === lessons.length ? iso(lastAt) : null,
    });
  }

  function takeQuiz(userId: string, lessonId: string, startedAt: number, ability: number): void {
    for (let attempt = 0, at = startedAt; attempt < 3; attempt += 1, at = later(at + 1, 3)) {
      const finishedAt = later(at, 0.3);
      const isFinished = finishedAt < now.getTime() && chance(0.9);
      const id = randomUUID();
      add('public.quiz_attempts', {
        id,
        user_id: userId,
        lesson_id: lessonId,
        started_at: iso(at),
        finished_at: isFinished ? iso(finishedAt) : null,
        score: isFinished ? 50 : null,
        passed: isFinished ? false : null,
      });
      for (const [place, itemId] of ITEMS.entries()) {
        if (!isFinished && place > 1) break;
        const isCorrect = chance(ability * 0.8 + attempt * 0.1);
        const answered_at = iso(Math.min(later(at, 0.2), now.getTime()));
        const answer = { attempt_id: id, user_id: userId, item_id: itemId, answer: 'c1', answered_at };
        add('public.quiz_answers', { ...answer, ...mistakeOf(isCorrect), round: 1, try: 1 });
        if (!isCorrect)
          add('public.quiz_answers', { ...answer, ...mistakeOf(chance(0.6)), round: 1, try: 2 });
        if (!isCorrect && isFinished)
          add('public.quiz_answers', { ...answer, ...mistakeOf(chance(0.7)), round: 2, try: 1 });
      }
      if (!isFinished || chance(0.5)) return;
    }
  }

  /** Whether an answer is right, else what went wrong in it. */
  function mistakeOf(is_correct: boolean) {
    const mistake = is_correct ? null : (MISTAKES[Math.floor(random() * MISTAKES.length)] ?? null);
    const misconception = mistake === 'belief' ? (chance(0.6) ? 'luck-is-skill' : 'sure-is-right') : null;
    return { is_correct, mistake, misconception };
  }

  /** A check answered at most twice, a transcript marked, a commit. */
  function doActivities(userId: string, lessonId: string, openedAt: number): void {
    const answer = (given: Row & { activity: string }, is_correct: boolean, place: number) => {
      const { is_correct: is_right, ...mistake } = mistakeOf(is_correct);
      const row = { user_id: userId, lesson_id: lessonId, item_id: null, answer: 'c1', is_right, try: place };
      const answered_at = iso(Math.min(openedAt + place * 60_000, now.getTime()));
      add('public.activity_answers', { ...row, ...mistake, ...given, answered_at });
    };
    const isRight = chance(0.5);
    answer({ activity: 'check', item_id: 'size' }, isRight, 1);
    if (!isRight) answer({ activity: 'check', item_id: 'size' }, chance(0.6), 2);
    const marks = FAULTS.flatMap(({ sentence, reason }) =>
      chance(0.4) ? [] : [`${sentence}:${chance(0.7) ? reason : 'contradicts'}`],
    );
    const wrongly = chance(0.5) ? ['2.1:unsafe'] : [];
    answer({ activity: 'an-answer', answer: [...marks, ...wrongly] }, true, 1);
    answer({ activity: 'a-guess' }, chance(0.5), 1);
  }

  for (let number = 0; number < LEARNERS; number += 1) {
    const id = randomUUID();
    const age = Math.floor(random() * SPAN_DAYS * DAY_MS);
    // Some sign up exactly when a day begins.
    const exact = now.getTime() - age;
    const signedUpAt = chance(0.1) ? Math.floor(exact / DAY_MS) * DAY_MS : exact;
    const isAnonymous = chance(0.04);
    add('auth.users', {
      id,
      email: isAnonymous ? null : `learner${number}@example.org`,
      created_at: iso(signedUpAt),
      is_anonymous: isAnonymous,
      deleted_at: chance(0.03) ? iso(now.getTime()) : null,
    });
    const soon = (days: number) => Math.min(later(signedUpAt, days), now.getTime());
    if (chance(0.6)) {
      add('public.skill_assessments', {
        user_id: id,
        assessment_data: {},
        score: 50,
        skill_level: 'intermediate',
        created_at: iso(soon(3)),
      });
    }
    if (chance(0.7)) {
      for (const step_name of ['welcome', 'complete']) {
        const completed = step_name === 'welcome' || chance(0.7);
        add('public.onboarding_steps', {
          user_id: id,
          step_name,
          completed,
          completed_at: completed ? iso(soon(2)) : null,
        });
      }
    }
    if (chance(0.4)) add('public.subscriptions', { user_id: id, plan_id: 'pro', created_at: iso(soon(9)) });
    for (let count = 0; chance(0.35); count += 1) {
      const kind = count > 0 && chance(0.4) ? 'refund' : 'payment';
      const paidAt = soon(60);
      add('public.payments', {
        user_id: chance(0.1) ? null : id,
        plan_id: 'pro',
        kind,
        amount_minor: Math.floor(random() * 20_000),
        currency: chance(0.7) ? 'USD' : 'EUR',
        provider: chance(0.8) ? 'stripe' : 'test',
        provider_reference: `${number}-${count}`,
        provider_subscription_id: String(number),
        paid_at: iso(paidAt),
        period_ends_at: kind === 'payment' ? iso(paidAt + 30 * DAY_MS) : null,
      });
    }
    for (const courseId of outline.courseIds) {
      const enrolledAt = later(signedUpAt, 15);
      if (chance(0.65) && enrolledAt <= now.getTime()) takeCourse(id, courseId, signedUpAt, enrolledAt);
    }
  }
  for (let number = 0; number < 40; number += 1) {
    const created_at = iso(now.getTime() - random() * SPAN_DAYS * DAY_MS);
    add('public.leads', { email: `lead${number}@example.org`, created_at });
    add('public.scholarship_applications', {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: `lead${number}@example.org`,
      preferred_language: 'en',
      program_interest: 'beginner',
      created_at,
    });
  }
  for (const [table, all] of rows) await insert(query, table, all);
  return outline;
}

/** Inserts rows that all have the same columns. */
async function insert(query: Query, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows.at(0) ?? {}).join(', ');
  await query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
