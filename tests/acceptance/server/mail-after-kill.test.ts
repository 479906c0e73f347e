import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { startServer } from '#tests/support/server.ts';

const projectDir = join(import.meta.dirname, '..', '..', 'fixtures', 'functions-project');
let target: TestDatabase;
let mailServer: MailServer;

beforeEach(async () => {
  target = await createTestDatabase();
  mailServer = await startMailServer();
});
afterEach(async () => {
  await mailServer?.stop();
  await target?.drop();
});

test('a server killed while it hands over a mail sends it after the next start, once', async () => {
  const start = () => startServer({ projectDir, databaseUrl: target.url, env: { SMTP_URL: mailServer.url } });
  mailServer.verdict = 'silence';
  const first = await start();
  const arrived = mailServer.next();
  const response = await fetch(`${first.url}/auth/v1/recover`, {
    method: 'POST',
    headers: { apikey: first.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: await signUp(first) }),
  });
  expect(response.status).toBe(200);
  await arrived;
  await first.stop('SIGKILL');

  mailServer.verdict = 'accept';
  const delivered = mailServer.next();
  const second = await start();
  await delivered;
  await second.stop();
  expect(mailServer.accepted).toHaveLength(1);
});

async function signUp(server: { url: string; anonKey: string }): Promise<string> {
  const email = 'ada@example.com';
  const response = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: server.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a long enough secret' }),
  });
  expect(response.status).toBe(200);
  return email;
}
