import { afterAll, beforeAll, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { cleanUp } from '#server/backend/jobs/clean-up.ts';
import { type Installation, newEmail, NO_MAIL, PASSWORD, startAuth } from './installation.ts';

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(NO_MAIL);
});
afterAll(() => auth?.close());

const signUp = () => auth.visitor().signUp({ email: newEmail(), password: PASSWORD });
const count = async (table: string) =>
  one((await auth.query<{ count: number }>(`select count(*)::int as count from auth.${table}`)).rows).count;

test('the audit log can only be added to, by nobody changed, and forgets an address', async () => {
  await signUp();
  const entries = await count('audit_log_entries');
  for (const statement of [
    `update auth.audit_log_entries set payload = '{}'`,
    `update auth.audit_log_entries set payload = '{}', ip_address = ''`,
    'delete from auth.audit_log_entries',
    'truncate auth.audit_log_entries',
  ]) {
    await expect(auth.query(statement), statement).rejects.toThrow('only be added to');
  }
  await auth.query(`update auth.audit_log_entries set ip_address = ''`);
  expect(await count('audit_log_entries')).toBe(entries);
});

test('the clean-up removes what nobody can use any more, and nothing else', async () => {
  const client = auth.visitor();
  await client.signUp({ email: newEmail(), password: PASSWORD });
  await client.refreshSession();
  await client.refreshSession();
  await client.resetPasswordForEmail(newEmail());
  const before = await count('refresh_tokens');
  await auth.query(
    `update auth.refresh_tokens set revoked_at = now() - interval '2 days'
     where id = (select min(id) from auth.refresh_tokens where revoked)`,
  );
  await auth.query(
    `insert into auth.audit_log_entries (payload, created_at) values ('{}', now() - interval '2 years')`,
  );
  await auth.query(`insert into auth.revocations values (gen_random_uuid(), now() - interval '1 minute')`);
  const entries = await count('audit_log_entries');

  await auth.transaction(({ query }) => cleanUp({}, query));
  expect(await count('refresh_tokens')).toBe((before ?? 0) - 1);
  expect(await count('audit_log_entries')).toBe((entries ?? 0) - 1);
  expect(await count('revocations')).toBe(0);
  expect((await client.refreshSession()).error).toBeNull();
});

test('sessions beyond their longest life go with their tokens', async () => {
  await signUp();
  await auth.query(`update auth.sessions set not_after = now() - interval '2 days'`);
  await auth.transaction(({ query }) => cleanUp({}, query));
  expect([await count('sessions'), await count('refresh_tokens')]).toEqual([0, 0]);
});
