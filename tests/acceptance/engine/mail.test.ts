import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/backend/database/database.ts';
import { migrateEngine } from '#server/backend/database/migrate.ts';
import { createJobs, type Jobs } from '#server/backend/jobs/jobs.ts';
import { DELIVER_MAIL, deliverMail } from '#server/backend/mail/deliver-mail.ts';
import { createMailTransport, type MailTransport } from '#server/backend/mail/mail-transport.ts';
import { sendMail } from '#server/backend/mail/send-mail.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let target: TestDatabase;
let database: Database;
let mailServer: MailServer;
let transport: MailTransport;
const log = { info: () => {}, warn: () => {}, error: () => {} };

beforeAll(async () => {
  target = await createTestDatabase();
  database = openDatabase({ url: target.url, poolSize: 6, onError: () => {} });
  await migrateEngine(database);
});
afterAll(async () => {
  await database?.close();
  await target?.drop();
});
beforeEach(async () => {
  await database.query('truncate engine.jobs, engine.outbox');
  mailServer = await startMailServer();
  transport = open(mailServer.url);
});
afterEach(async () => {
  transport.close();
  await mailServer.stop();
});

const open = (url: string) =>
  createMailTransport({ url, from: 'school@example.org', senderName: 'Ledgerline' });
const runner = (carrier: MailTransport | undefined): Jobs =>
  createJobs({ database, handlers: { [DELIVER_MAIL]: deliverMail(carrier) }, schedules: [], log });
const post = (recipient: string, subject = 'Bonjour à tous') =>
  database.transaction(({ query }) =>
    sendMail(query, { recipient, subject, text: 'Plain text', html: '<p>HTML</p>' }, new Date()),
  );
const outbox = async () =>
  (
    await database.query(
      `select recipient, sent_at is not null as sent, refused_at is not null as refused from engine.outbox`,
    )
  ).rows;
const skipThePause = () => database.query(`update engine.jobs set run_at = now() where state = 'waiting'`);

test('a mail goes out once, as text and HTML, under a Message-ID of its own', async () => {
  await post('ada@example.com');
  expect(await runner(transport).runDue()).toBe(1);
  expect(await runner(transport).runDue()).toBe(0);
  const [mail] = mailServer.accepted;
  expect(mailServer.accepted).toHaveLength(1);
  expect(mail).toMatchObject({ from: 'school@example.org', to: ['ada@example.com'] });
  expect(mail?.source).toMatch(/^From: Ledgerline <school@example\.org>/m);
  expect(mail?.source).toMatch(/^Message-ID: <[0-9a-f-]{36}@example\.org>/m);
  expect(mail?.source).toContain('Content-Type: text/plain');
  expect(mail?.source).toContain('Content-Type: text/html');
  expect(await outbox()).toEqual([{ recipient: 'ada@example.com', sent: true, refused: false }]);
});

test('a mail that somebody asked for can be ended from the mail program, another one cannot', async () => {
  const unsubscribeUrl = 'https://learn.example/unsubscribe?token=x';
  await database.transaction(({ query }) =>
    sendMail(
      query,
      { recipient: 'ada@example.com', subject: 's', text: 't', html: 'h', unsubscribeUrl },
      new Date(),
    ),
  );
  await post('ada@example.com');
  expect(await runner(transport).runDue()).toBe(2);
  const [asked, other] = mailServer.accepted.map(({ source }) => source);
  expect(asked).toMatch(/^List-Unsubscribe: <https:\/\/learn\.example\/unsubscribe\?token=x>/m);
  expect(asked).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(other).not.toContain('List-Unsubscribe');
});

test('a mail of a transaction that fails is never sent', async () => {
  const failed = database.transaction(async ({ query }) => {
    await sendMail(query, { recipient: 'a@b.c', subject: 's', text: 't', html: 'h' }, new Date());
    throw new Error('what the mail speaks of did not happen');
  });
  await expect(failed).rejects.toThrow('did not happen');
  expect(await runner(transport).runDue()).toBe(0);
  expect(mailServer.accepted).toEqual([]);
});

test('a mail to an address that cannot exist is dropped', async () => {
  await post('learner-00001@demo.example.invalid');
  expect(await outbox()).toEqual([]);
  expect(await runner(transport).runDue()).toBe(0);
});

test('a mail that the server cannot take now is tried again later', async () => {
  mailServer.verdict = { code: 451, message: 'Try again later' };
  await post('ada@example.com');
  await runner(transport).runDue();
  expect(await outbox()).toMatchObject([{ sent: false, refused: false }]);
  mailServer.verdict = 'accept';
  expect(await runner(transport).runDue(), 'not before a pause').toBe(0);
  await skipThePause();
  await runner(transport).runDue();
  expect(mailServer.accepted).toHaveLength(1);
});

test('a mail refused for good is not tried again, and the next one goes out', async () => {
  mailServer.verdict = { code: 550, message: 'No such mailbox' };
  await post('nobody@example.com');
  await runner(transport).runDue();
  mailServer.verdict = 'accept';
  await post('ada@example.com');
  await skipThePause();
  await runner(transport).runDue();
  expect(mailServer.accepted.map(({ to }) => to)).toEqual([['ada@example.com']]);
  expect(await outbox()).toContainEqual({ recipient: 'nobody@example.com', sent: false, refused: true });
});

test('while the mail server is down mails wait, and a second one does not wait for it again', async () => {
  await mailServer.stop();
  await post('ada@example.com');
  await post('bob@example.com');
  await runner(transport).runDue();
  const { rows } = await database.query<{ last_error: string }>(
    'select last_error from engine.jobs order by id',
  );
  expect(rows.map(({ last_error }) => last_error)).toEqual([
    expect.stringContaining('ECONNREFUSED'),
    expect.stringContaining('could not be reached a moment ago'),
  ]);
  const back = await startMailServer();
  const other = open(back.url);
  await skipThePause();
  await runner(other).runDue();
  other.close();
  await back.stop();
  expect(back.accepted).toHaveLength(2);
});

test('two processes do not send a mail twice', async () => {
  const count = 12;
  for (let n = 0; n < count; n += 1) await post(`learner${n}@example.com`);
  const others = [open(mailServer.url), open(mailServer.url)];
  while ((await outbox()).some(({ sent }) => !sent)) {
    await Promise.all(others.map((carrier) => runner(carrier).runDue()));
  }
  for (const carrier of others) carrier.close();
  expect(new Set(mailServer.accepted.map(({ to }) => to[0])).size).toBe(count);
  expect(mailServer.accepted).toHaveLength(count);
});

test('mails of the time without a mail server are not sent once there is one', async () => {
  await post('ada@example.com');
  await runner(undefined).runDue();
  await skipThePause();
  await post('bob@example.com');
  await runner(transport).runDue();
  expect(mailServer.accepted.map(({ to }) => to)).toEqual([['bob@example.com']]);
});

test('neither recipient nor subject can add a recipient or a header', async () => {
  await post('ada@example.com, eve@example.com');
  await post('ada@example.com', 'Hello\r\nBcc: eve@example.com');
  await runner(transport).runDue();
  expect(mailServer.accepted.length).toBeGreaterThan(0);
  for (const { to, source } of mailServer.accepted) {
    expect(to).not.toContain('eve@example.com');
    expect(source).not.toMatch(/^Bcc:/im);
  }
});
