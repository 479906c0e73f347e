import { afterAll, beforeAll, expect, test } from 'vitest';
import { splitAnchored } from '#domain/credentials/file/anchored-text.ts';
import { leafOfText } from '#domain/credentials/tree/merkle-tree.ts';
import { one, oneOrNone } from '#domain/kernel/one.ts';
import { verifyCredential } from '#domain/credentials/verify/verify-credential.ts';
import { didOf } from '#server/adapters/credentials/did-web.ts';
import { enqueue } from '#server/backend/jobs/jobs.ts';
import { ANCHOR_CERTIFICATES } from '#server/functions/credentials/anchoring/anchor-certificates.ts';
import { addAchievement, issueTo } from '#tests/support/issued-certificate.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { startStandIn } from '#tests/support/stand-in-calendar.ts';
import { startProduct } from '#tests/support/start-product.ts';

const honest = await startStandIn();
const other = await startStandIn('down');
const { server, database } = await startProduct({
  env: { TIMESTAMP_CALENDARS: `${other.url},${honest.url}/`, BITCOIN_BLOCKS_URL: honest.url },
});
beforeAll(() => addAchievement(database));
afterAll(async () => {
  await honest.close();
  await other.close();
});

/** Runs the job, until a calendar was asked after this. */
async function runJob(): Promise<void> {
  const { rows: before } = await database.query<{ id: string }>(
    `insert into engine.jobs (kind, payload) values ($1, '{}') returning id`,
    [ANCHOR_CERTIFICATES.kind],
  );
  await database.transaction(({ query }) => enqueue(query, { kind: 'none', uniqueKey: 'wake' }));
  const state = async () =>
    (await database.query<{ state: string }>('select state from engine.jobs where id = $1', [one(before).id]))
      .rows;
  await expect.poll(state, { timeout: 30_000 }).toEqual([{ state: 'done' }]);
}

async function failureOf(calendar: string): Promise<string | null | undefined> {
  const { rows } = await database.query<{ last_error: string | null }>(
    'select last_error from public.anchor_timestamps where calendar = $1',
    [calendar],
  );
  return oneOrNone(rows)?.last_error;
}

async function anchorCheck(slug: string) {
  const text = await (await fetch(`${server.url}/verify/${slug}/certificate-anchored.json`)).text();
  const { text: certificate, anchor } = splitAnchored(text);
  const { checks, block } = verifyCredential(certificate, {
    now: new Date(),
    issuer: didOf(server.url),
    keys: { from: 'issuer', document: await (await fetch(`${server.url}/.well-known/did.json`)).json() },
    statusList: undefined,
    anchor,
  });
  return { reason: checks.at(-1)?.reason, block };
}

test('a certificate is anchored once its block is deep enough, whatever other calendars do', async () => {
  const holder = await signUpLearner(server, 'anchored@example.org');
  const { id, slug, text } = await issueTo(database, holder.id);
  await holder.call('share-certificate', { credential_id: id, is_shared: true });
  const page = async () => {
    const html = await (await fetch(`${server.url}/verify/${slug}`)).text();
    return /data-check="anchor".*?data-slot="reason"[^>]*>([^<]*)</.exec(html)?.[1];
  };
  expect(await page()).toContain('None came with it.');
  expect((await fetch(`${server.url}/verify/${slug}/certificate.ots`)).status).toBe(404);

  await runJob();
  // Only the root left the server: of one certificate the tree is its leaf.
  expect(honest.received).toEqual([leafOfText(text)]);
  expect(await failureOf(other.url)).toBe(`${new URL(other.url).host} answered 503.`);
  expect((await anchorCheck(slug)).reason).toBe('pending');
  expect(await page()).toContain('Waiting for a block of Bitcoin');

  const told = new Date('2026-11-27T12:00:00Z');
  for (const [manners, reason] of [
    ['babbling', 'answered no timestamp.'],
    ['endless', 'answered more than 10000 bytes.'],
  ] as const) {
    other.behave(manners);
    await runJob();
    expect(await failureOf(other.url)).toContain(reason);
  }
  // A calendar that names a block which holds something else is not believed, and not asked by what it said before.
  other.behave('honest');
  await runJob();
  other.behave('lying');
  other.mine(9, told);
  honest.mine(4, told);
  await runJob();
  expect((await anchorCheck(slug)).reason).toBe('no-block');
  honest.mine(5, told);
  await runJob();
  expect(await failureOf(other.url)).toContain('names block 925000, which does not hold the root.');
  expect(await anchorCheck(slug)).toEqual({
    reason: 'in-block',
    block: { height: honest.height, time: told.toISOString() },
  });
  expect(await page()).toContain('Existed no later than Bitcoin block 925,000');
  expect((await fetch(`${server.url}/verify/${slug}/certificate.ots`)).status).toBe(200);
  const anchor = await fetch(`${server.url}/credentials/anchors/${leafOfText(text)}`);
  expect(await anchor.json()).toMatchObject({ block: { height: honest.height } });
});

test('admins see which calendar has the root, what went wrong, and the block', async () => {
  const admin = await signUpLearner(server, 'admin@example.org');
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  const { body } = await admin.call('list-certificate-anchors', {});
  expect(body).toMatchObject({
    calendars: [other.url, honest.url],
    waiting: 0,
    anchors: [{ size: 1, block_height: honest.height, calendars: expect.anything() }],
  });
  expect(JSON.stringify(body)).toContain('which does not hold the root.');
  const { body: list } = await admin.call('list-issued-certificates', { anchor: 'in-block' });
  expect(list).toMatchObject({ count: 1, certificates: [{ block_height: honest.height }] });
});

test('a second certificate of the day waits for the root of the next', async () => {
  const holder = await signUpLearner(server, 'tomorrow@example.org');
  const { text } = await issueTo(database, holder.id);
  await runJob();
  expect(honest.received).toHaveLength(1);
  const anchor = await fetch(`${server.url}/credentials/anchors/${leafOfText(text)}`);
  expect(await anchor.json()).toBeNull();
});
