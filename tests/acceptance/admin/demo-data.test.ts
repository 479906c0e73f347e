import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/backend/database/database.ts';
import { askQuiz } from '#server/functions/learning/asked-quiz.ts';
import { itemFeedback } from '#server/functions/learning/item-feedback.ts';
import { quizResult } from '#domain/learning/quiz-result.ts';
import type { QuizAnswer } from '#domain/learning/check-answer.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { visitorClients } from '#tests/support/product.ts';
import { startServer } from '#tests/support/server.ts';
import { loadDemonstration } from '../../../tools/demo-data/load-demonstration.ts';
import { removeDemonstration } from '../../../tools/demo-data/remove-demonstration.ts';
import { TABLE_NAMES, TABLES } from '../../../tools/demo-data/tables.ts';
import { openCatalogue } from './demonstration/catalogue.ts';
import { readHistory, replayLearner } from './demonstration/replay-learner.ts';
import { RULES } from './demonstration/rules.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const COMMAND = join(PROJECT, 'tools', 'demo-data.ts');
const UNTIL = '2026-11-01T12:00:00Z';
const DEMONSTRATION = { learners: 300, seed: 7, until: Date.parse(UNTIL) };
const REPLAYED = 120;

let target: TestDatabase;
let database: Database;
let countsBefore: Record<string, number>;

const load = (wish: Partial<typeof DEMONSTRATION> = {}) =>
  loadDemonstration(database, { ...DEMONSTRATION, ...wish }, () => {});
const remove = () => removeDemonstration(database, () => {});

/** Every row of every table that the demonstration writes, as JSON. */
async function everyRow(): Promise<Record<string, unknown>> {
  const entries = TABLE_NAMES.map(async (table) => {
    const { rows } = await database.query(
      `select coalesce(jsonb_agg(to_jsonb(row) order by to_jsonb(row)::text), '[]') as rows from ${TABLES[table].name} as row`,
    );
    return [table, rows[0]?.rows];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>;
}

/** How many rows every table of the product and the engine has. */
async function everyCount(): Promise<Record<string, number>> {
  const { rows } = await database.query<{ name: string; rows: number }>(`
    select name, (xpath('/row/c/text()', query_to_xml('select count(*) as c from ' || name, false, true, '')))[1]::text::int as rows
    from (
      select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p') and nspname in ('public', 'private', 'auth', 'engine')
    ) as tables`);
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

beforeAll(async () => {
  target = await createTestDatabase();
  database = await openCatalogue(target.url);
  await database.query('select private.roll_up_analytics()');
  countsBefore = await everyCount();
  await load();
});
afterAll(async () => {
  await database?.close();
  await target?.drop();
});

describe('the histories', () => {
  test.for(RULES)('$title', async ({ offenders }) => {
    const text = offenders.includes('$1')
      ? offenders
      : `select * from (${offenders}) as offenders where $1::timestamptz is not null`;
    const { rows } = await database.query(text, [UNTIL]);
    expect(rows).toEqual([]);
  });

  test('have something in every table, and every verb of an event', async () => {
    for (const table of TABLE_NAMES) {
      const { rowCount } = await database.query(`select from ${TABLES[table].name} limit 1`);
      expect(rowCount, table).toBe(1);
    }
    const { rows } = await database.query(
      'select count(distinct verb)::int as verbs from public.learning_events',
    );
    expect(rows).toEqual([{ verbs: 9 }]);
  });

  test('answers are right or wrong as the server would have judged them, and make the score', async () => {
    const { rows: attempts } = await database.query<{
      id: string;
      lesson_id: string;
      score: number | null;
      passed: boolean | null;
    }>('select id, lesson_id, score, passed from public.quiz_attempts');
    for (const { id, lesson_id, score, passed } of attempts) {
      const { rows: answers } = await database.query<{
        item_id: string;
        round: 1 | 2;
        answer: QuizAnswer;
        is_correct: boolean;
        misconception: string | null;
        skill: string;
      }>(
        'select item_id, round, answer, is_correct, misconception, skill from public.quiz_answers where attempt_id = $1',
        [id],
      );
      const ask = await askQuiz(database.query, lesson_id, id);
      for (const { is_correct, misconception, skill, ...given } of answers) {
        const question = ask(given.round).find(({ item }) => item.id === given.item_id);
        if (!question) throw new Error(`Attempt ${id} answers ${given.item_id}, which it does not ask.`);
        const feedback = itemFeedback(given, question.key);
        expect({ is_correct, misconception, skill }).toEqual({
          is_correct: feedback.is_correct,
          misconception: feedback.mistakes[0]?.misconception ?? null,
          skill: question.item.skill,
        });
      }
      const first = answers.filter(({ round }) => round === 1);
      const isFinished = first.length === ask(1).length;
      expect({ score, passed }).toEqual(
        isFinished
          ? quizResult(first.filter(({ is_correct }) => is_correct).length, first.length)
          : { score: null, passed: null },
      );
    }
  });
});

test('the statistics of lessons are what plain counting of the events gives', async () => {
  const from = new Date(DEMONSTRATION.until - 90 * 86_400_000);
  const { rows: events } = await database.query<{
    user_id: string;
    lesson_id: string;
    verb: string;
    seconds: number | null;
    passed: boolean | null;
    occurred_at: Date;
  }>(`select user_id, lesson_id, verb, (details ->> 'seconds')::int as seconds, (details ->> 'passed')::boolean as passed, occurred_at
      from public.learning_events where lesson_id is not null`);
  const { rows: courses } = await database.query<{ id: string }>('select id from public.courses');
  for (const { id } of courses) {
    const { rows: statistics } = await database.query<Record<string, number | string | null>>(
      `select lesson_id, opened, completed, median_minutes::float8, timed, finished, passed
       from private.lesson_statistics($1, $2)`,
      [id, from],
    );
    for (const { lesson_id: lessonId, median_minutes: median, ...counts } of statistics) {
      const ofLesson = events.filter(({ lesson_id }) => lesson_id === lessonId);
      const who = (verb: string, passed?: boolean) =>
        new Set(
          ofLesson
            .filter(
              (event) =>
                event.verb === verb && event.occurred_at >= from && (passed ?? event.passed) === event.passed,
            )
            .map(({ user_id }) => user_id),
        );
      const times = [...who('time_on_task')]
        .map((learner) =>
          ofLesson.reduce((sum, event) => sum + (event.user_id === learner ? (event.seconds ?? 0) : 0), 0),
        )
        .toSorted((one, other) => one - other);
      expect(counts).toEqual({
        opened: who('lesson_opened').size,
        completed: who('lesson_completed').size,
        timed: times.length,
        finished: who('quiz_finished').size,
        passed: who('quiz_finished', true).size,
      });
      const middle = [times[Math.floor((times.length - 1) / 2)], times[Math.floor(times.length / 2)]];
      if (times.length === 0) expect(median).toBeNull();
      // Each time is rounded to a tenth of a minute, and so is the mean of two.
      else
        expect(Math.abs(Number(median) - ((middle[0] ?? 0) + (middle[1] ?? 0)) / 120)).toBeLessThanOrEqual(
          0.1,
        );
    }
  }
});

describe('the labels', () => {
  test('every account is marked, named for what it is, and without a password or a mailbox', async () => {
    const { rows } = await database.query<{ ok: boolean; people: number }>(`
      select count(*)::int as people, bool_and(
        raw_app_meta_data ->> 'demonstration' = 'true'
        and raw_user_meta_data ->> 'full_name' like 'Demo learner _____'
        and email like '%@demo.example.invalid'
        and encrypted_password is null
        and not exists (select from auth.identities where user_id = users.id)
        and exists (select from private.demonstration_users where user_id = users.id)
      ) as ok from auth.users`);
    expect(rows).toEqual([{ people: 300, ok: true }]);
  });

  test('what belongs to no account says so too', async () => {
    const { rows } = await database.query(`
      select email from public.leads where email not like '%@demo.example.invalid'
      union all
      select email from public.scholarship_applications where last_name not like 'Applicant %'
      union all
      select campaign_name from public.ad_campaigns where campaign_name not like 'Demonstration: %'
      union all
      select text from public.problem_reports where text not like 'Demonstration: %'`);
    expect(rows).toEqual([]);
  });
});

describe('once more', () => {
  test('is refused while there is a demonstration', async () => {
    await expect(load()).rejects.toThrow('Remove them first: npm run demo-data -- --remove');
  });

  test('the same seed makes the same rows, another one others', async () => {
    const first = await everyRow();
    await remove();
    await load();
    expect(await everyRow()).toEqual(first);
    await remove();
    await load({ seed: 8 });
    expect(await everyRow()).not.toEqual(first);
  });

  test('learners who live their history through the triggers and policies leave the same rows', async () => {
    const { rows: users } = await database.query<{ id: string }>(
      'select id from auth.users order by created_at limit $1',
      [REPLAYED],
    );
    const histories = await Promise.all(users.map(({ id }) => readHistory(database.query, id)));
    const loaded = await factsOf(users.map(({ id }) => id));
    await remove();
    for (const history of histories) await replayLearner(database, history);
    expect(await factsOf(users.map(({ id }) => id))).toEqual(loaded);
    await database.query('truncate public.learning_events, public.payments');
    await database.query('delete from auth.users');
  });
});

/** Everything about learners except times and the ids of rows. */
async function factsOf(userIds: readonly string[]): Promise<Record<string, unknown>> {
  const entries = Object.entries(FACTS).map(async ([name, text]) => {
    const { rows } = await database.query(
      `select coalesce(jsonb_agg(to_jsonb(fact) order by to_jsonb(fact)::text), '[]') as facts from (${text}) as fact`,
      [userIds],
    );
    return [name, rows[0]?.facts];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>;
}

const FACTS = {
  onboardingSteps: `select user_id, step_name, completed, data - 'assessment_id' as data, data ? 'assessment_id' as assessed
    from public.onboarding_steps where user_id = any ($1)`,
  assessments:
    'select user_id, assessment_data, score, skill_level from public.skill_assessments where user_id = any ($1)',
  subscriptions:
    'select user_id, plan_id, status, current_period_end from public.subscriptions where user_id = any ($1)',
  enrollments: `select user_id, course_id, progress, completed_at is not null as completed
    from public.enrollments where user_id = any ($1)`,
  progress:
    'select user_id, course_id, module_id, lesson_id, completed, score from public.user_progress where user_id = any ($1)',
  positions: 'select user_id, lesson_id, course_id from public.lesson_positions where user_id = any ($1)',
  lessonUse: `select user_id, lesson_id, opened_at is not null as opened, completed_at is not null as completed,
      finished_at is not null as finished, passed_at is not null as passed
    from private.lesson_use where user_id = any ($1)`,
  attempts: 'select id, user_id, lesson_id, score, passed from public.quiz_attempts where user_id = any ($1)',
  // The browser's reports of time are left out: they are believed only after that time has passed.
  events: `select user_id, verb, course_id, lesson_id, item_id, details from public.learning_events
    where user_id = any ($1) and verb <> 'time_on_task'`,
};

describe('removal', () => {
  test('leaves no row behind, not of learners an admin has deleted, and not what the product has added', async () => {
    await load();
    const { rows } = await database.query<{ id: string }>(
      'select id from auth.users order by created_at limit 3',
    );
    await database.query('delete from auth.users where id = any ($1)', [rows.map(({ id }) => id)]);
    await database.query(RENEW);
    expect(await remove()).toBe(297);
    expect(await everyCount()).toEqual(countsBefore);
  });

  test('touches nobody else, and leaves every rule in force', async () => {
    await database.query(`insert into auth.users (id, email) values ($1, 'ada@example.org')`, [ADA]);
    await database.query(`insert into public.leads (email) values ('ada@example.org')`);
    await database.query(
      `insert into public.enrollments (user_id, course_id) select $1, id from public.courses where slug = 'texts'`,
      [ADA],
    );
    const before = await everyCount();
    await load({ learners: 40 });
    await remove();
    expect(await everyCount()).toEqual({ ...before, ...rolledUp(await everyCount()) });
    await expect(database.query('delete from public.learning_events')).rejects.toThrow('append-only');
    const { rows } = await database.query(`
      select count(*)::int as resting from pg_trigger where tgenabled = 'D'`);
    expect(rows).toEqual([{ resting: 0 }]);
  });
});

describe('the command', () => {
  /** Gives what it printed, or its complaint. */
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, [COMMAND, ...args], {
      env: { PATH: process.env.PATH ?? '', DATABASE_URL: target.url },
    }).then(
      ({ stdout }) => stdout.trim(),
      (error: { stderr: string }) => `refused: ${error.stderr.trim()}`,
    );

  test('works beside a server, where nobody can sign in as a learner it made', async () => {
    await database.query('delete from auth.users');
    const server = await startServer({ projectDir: PROJECT, databaseUrl: target.url });
    try {
      expect(await command('--learners', '5', '--until', '2026-11-01')).toMatch(
        /^5 demonstration learners are there/,
      );
      const { auth } = visitorClients(server);
      const email = 'learner-00003@demo.example.invalid';
      expect((await auth.signInWithPassword({ email, password: '' })).error).not.toBeNull();
      expect((await auth.signInWithPassword({ email, password: 'a long enough secret' })).error?.code).toBe(
        'invalid_credentials',
      );
      await auth.resetPasswordForEmail(email);
      await auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
      expect((await database.query('select from engine.outbox')).rowCount).toBe(0);
      expect(await command('--remove')).toBe('5 demonstration learners and everything they left are gone.');
    } finally {
      await server.stop();
    }
  });

  test('goes among people only when it is told to, and complains in words', async () => {
    await database.query(`insert into auth.users (id, email) values ($1, 'ada@example.org')`, [ADA]);
    expect(await command()).toContain('refused: 1 person learns here');
    await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [ADA]);
    expect(await command('--learners', '2')).toMatch(/^2 demonstration learners are there after/);
    expect(await command('--remove')).toContain('2 demonstration learners');
    await database.query('delete from public.user_roles');
    expect(await command('--learners', '2', '--mixed')).toMatch(/there among 1 other person after/);
    expect(await command('--learners', 'many')).toContain('--learners is a whole number from 1');
    expect(await command('--until', '2099-01-01')).toContain('--until is a moment that is not in the future');
  });
});

/** What the test provider does as time goes by. */
const RENEW = `
insert into public.payments (user_id, plan_id, kind, amount_minor, currency, provider, provider_reference,
  provider_subscription_id, paid_at, period_ends_at)
select user_id, plan_id, kind, amount_minor, currency, provider, provider_reference || '-again', provider_subscription_id,
  period_ends_at, period_ends_at + interval '1 month'
from public.payments where kind = 'payment' and user_id is not null limit 1`;

const ADA = '00000000-0000-4000-8000-000000000001';

/** The kept figures count Ada from the next roll-up on. */
function rolledUp(counts: Record<string, number>): Record<string, number> {
  const kept = [
    'private.daily_counts',
    'private.lesson_counts',
    'private.item_sums',
    'private.active_learners',
  ];
  return Object.fromEntries(kept.map((name) => [name, counts[name] ?? 0]));
}
