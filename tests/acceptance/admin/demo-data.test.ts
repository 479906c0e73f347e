import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { visitorClients } from '#tests/support/product.ts';
import { startServer } from '#tests/support/server.ts';
import { TABLE_NAMES, TABLES } from '../../../tools/demo-data/tables.ts';
import { PLAYED_TABLES } from '../../../tools/demo-data/trading/played-tables.ts';
import { openDemonstration, type TestDemonstration } from './demonstration/open-demonstration.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const COMMAND = join(PROJECT, 'tools', 'demo-data.ts');

let demonstration: TestDemonstration;
let countsBefore: Record<string, number>;

/** Every row of every table that the demonstration writes, as JSON. */
async function everyRow(): Promise<Record<string, unknown>> {
  const names = [...TABLE_NAMES.map((table) => TABLES[table].name), ...PLAYED_TABLES];
  const entries = names.map(async (name) => {
    const { rows } = await demonstration.database.query(
      `select coalesce(jsonb_agg(to_jsonb(row) order by to_jsonb(row)::text), '[]') as rows from ${name} as row`,
    );
    return [name, one(rows).rows];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>;
}

/** How many rows every table of the product and the engine has. */
async function everyCount(): Promise<Record<string, number>> {
  const { rows } = await demonstration.database.query<{ name: string; rows: number }>(`
    select name, (xpath('/row/c/text()', query_to_xml('select count(*) as c from ' || name, false, true, '')))[1]::text::int as rows
    from (
      select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p') and nspname in ('public', 'private', 'auth', 'engine')
    ) as tables`);
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

beforeAll(async () => {
  demonstration = await openDemonstration();
  await demonstration.database.query('select private.roll_up_analytics(), private.roll_up_learning()');
  countsBefore = await everyCount();
  await demonstration.load();
});
afterAll(() => demonstration?.close());

describe('the labels', () => {
  test('every account is marked, named for what it is, and without a password or a mailbox', async () => {
    const { rows } = await demonstration.database.query<{ ok: boolean; people: number }>(`
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
    const { rows } = await demonstration.database.query(`
      select email from public.leads where email not like '%@demo.example.invalid'
      union all
      select email from public.scholarship_applications where last_name not like 'Applicant %'
      union all
      select campaign_name from public.ad_campaigns where campaign_name not like 'Demonstration: %'
      union all
      select text from public.problem_reports where text not like 'Demonstration: %'
      union all
      select text from public.notes where text not like 'Demonstration: %'
      union all
      select goal from public.simulator_sessions where scenario is null and goal not like 'Demonstration: %'
      union all
      select plan ->> 'thesis' from private.simulator_plans where plan ->> 'thesis' not like 'Demonstration: %'
      union all
      select lesson from private.simulator_reviews where lesson not like 'Demonstration: %'`);
    expect(rows).toEqual([]);
  });
});

describe('once more', () => {
  test('is refused while there is a demonstration', async () => {
    await expect(demonstration.load()).rejects.toThrow('Remove them first: npm run demo-data -- --remove');
  });

  test('the same seed makes the same rows, another one others', async () => {
    const first = await everyRow();
    await demonstration.remove();
    await demonstration.load();
    expect(await everyRow()).toEqual(first);
    await demonstration.remove();
    await demonstration.load({ seed: 8 });
    expect(await everyRow()).not.toEqual(first);
    await demonstration.remove();
  });
});

describe('removal', () => {
  // spec: 70 Figures can be tried with demonstration learners, labelled and removable
  test('leaves no row behind, not of learners an admin has deleted, and not what the product has added', async () => {
    await demonstration.load();
    const { rows } = await demonstration.database.query<{ id: string }>(
      'select id from auth.users order by created_at limit 3',
    );
    await demonstration.database.query('delete from auth.users where id = any ($1)', [
      rows.map(({ id }) => id),
    ]);
    await demonstration.database.query(RENEW);
    expect(await demonstration.remove()).toBe(297);
    expect(await everyCount()).toEqual(countsBefore);
  });

  test('touches nobody else, and leaves every rule in force', async () => {
    await demonstration.database.query(`insert into auth.users (id, email) values ($1, 'ada@example.org')`, [
      ADA,
    ]);
    await demonstration.database.query(`insert into public.leads (email) values ('ada@example.org')`);
    await demonstration.database.query(
      `insert into public.enrollments (user_id, course_id) select $1, id from public.courses where slug = 'texts'`,
      [ADA],
    );
    const before = await everyCount();
    await demonstration.load({ learners: 40 });
    await demonstration.remove();
    expect(await everyCount()).toEqual({ ...before, ...rolledUp(await everyCount()) });
    await expect(demonstration.database.query('delete from public.learning_events')).rejects.toThrow(
      'append-only',
    );
    const { rows } = await demonstration.database.query(`
      select count(*)::int as resting from pg_trigger where tgenabled = 'D'`);
    expect(rows).toEqual([{ resting: 0 }]);
  });
});

describe('the command', () => {
  /** Gives what it printed, or its complaint. */
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, [COMMAND, ...args], {
      env: { PATH: process.env.PATH ?? '', DATABASE_URL: demonstration.url },
    }).then(
      ({ stdout }) => stdout.trim(),
      (error: { stderr: string }) => `refused: ${error.stderr.trim()}`,
    );

  test('works beside a server, where nobody can sign in as a learner it made', async () => {
    await demonstration.database.query('delete from auth.users');
    const server = await startServer({ projectDir: PROJECT, databaseUrl: demonstration.url });
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
      expect((await demonstration.database.query('select from engine.outbox')).rowCount).toBe(0);
      expect(await command('--remove')).toBe('5 demonstration learners and everything they left are gone.');
    } finally {
      await server.stop();
    }
  });

  test('goes among people only when it is told to, and complains in words', async () => {
    await demonstration.database.query(`insert into auth.users (id, email) values ($1, 'ada@example.org')`, [
      ADA,
    ]);
    expect(await command()).toContain('refused: 1 person learns here');
    await demonstration.database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
      ADA,
    ]);
    expect(await command('--learners', '2')).toMatch(/^2 demonstration learners are there after/);
    expect(await command('--remove')).toContain('2 demonstration learners');
    await demonstration.database.query('delete from public.user_roles');
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
    'private.learning_figures',
  ];
  return Object.fromEntries(kept.map((name) => [name, counts[name] ?? 0]));
}
