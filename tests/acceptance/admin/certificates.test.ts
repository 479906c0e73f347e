import { beforeAll, expect, test } from 'vitest';
import type {
  IssuerRehearsal,
  ListIssuedCertificatesAnswer,
  ReadIssuerKeysAnswer,
} from '#domain/credentials/admin-contract.ts';
import { verifyCredential } from '#domain/credentials/verify/verify-credential.ts';
import { didOf } from '#server/adapters/credentials/did-web.ts';
import { addAchievement, issueTo } from '#tests/support/issued-certificate.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

const { server, database } = await startProduct();
let admin: TestLearner;

beforeAll(async () => {
  await addAchievement(database);
  admin = await signUpLearner(server, 'admin@example.org');
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
});

async function ask<T>(name: string, body: object): Promise<T> {
  const answer = await admin.call(name, body);
  expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body as T;
}

/** What a stranger finds who checks a certificate now. */
async function verdictOf(text: string): Promise<string> {
  const { credentialStatus } = JSON.parse(text) as { credentialStatus: { statusListCredential: string } };
  const read = async (url: string) => (await fetch(url)).json();
  return verifyCredential(text, {
    now: new Date(),
    issuer: didOf(server.url),
    keys: { from: 'issuer', document: await read(`${server.url}/.well-known/did.json`) },
    statusList: await read(credentialStatus.statusListCredential),
  }).verdict;
}

test('the list narrows to what was revoked, to an address and to what is anchored, a page at a time', async () => {
  const first = await signUpLearner(server, 'lea_m@example.org');
  const second = await signUpLearner(server, 'leaXm@example.org');
  const { id } = await issueTo(database, first.id);
  await issueTo(database, second.id);
  const list = (body: object) => ask<ListIssuedCertificatesAnswer>('list-issued-certificates', body);
  expect((await list({})).count).toBe(2);
  expect((await list({ page: 2, page_size: 1 })).certificates).toHaveLength(1);
  expect((await list({ search: 'LEA_' })).certificates).toMatchObject([
    { id, email: 'lea_m@example.org', course: 'Risk Management with AI', anchor: 'none', revoked_at: null },
  ]);
  await ask('revoke-certificate', { credential_id: id, reason: 'Issued by mistake' });
  expect((await list({ status: 'revoked', sort: 'revoked_at' })).certificates).toMatchObject([
    { id, revocation_reason: 'Issued by mistake' },
  ]);
  expect((await list({ status: 'valid' })).count).toBe(1);
  expect((await list({ anchor: 'none' })).count).toBe(2);
  expect((await list({ anchor: 'in-block' })).count).toBe(0);
});

test('a planned rotation is rehearsed, done once, at work at once, and in the log', async () => {
  const before = await issueTo(database, (await signUpLearner(server, 'before@example.org')).id);
  expect(await verdictOf(before.text)).toBe('verified');
  const rehearsal = await ask<IssuerRehearsal>('rehearse-issuer-rotation', { reason: 'planned' });
  expect(rehearsal).toMatchObject({ certificates: 3, staying: 3, failing: 0 });
  expect((await ask<ReadIssuerKeysAnswer>('read-issuer-keys', {})).keys).toHaveLength(1);

  const rotation = { reason: 'planned', current: rehearsal.current };
  const outcomes = await Promise.all([
    admin.call('rotate-issuer-keys', rotation),
    admin.call('rotate-issuer-keys', rotation),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(outcomes.map(({ body }) => body)).toContainEqual({ code: 'key-changed' });
  const { keys, is_kept_here: isKeptHere } = await ask<ReadIssuerKeysAnswer>('read-issuer-keys', {});
  expect(isKeptHere).toBe(true);
  expect(keys).toMatchObject([
    { certificates: 0, retired_at: null },
    { name: rehearsal.current, certificates: 3 },
  ]);
  expect(JSON.stringify(keys)).not.toContain('secret');

  const after = await issueTo(database, (await signUpLearner(server, 'after@example.org')).id);
  expect(after.text).toContain(`#${keys[0]?.name}"`);
  expect(await verdictOf(before.text)).toBe('verified');
  expect(await verdictOf(after.text)).toBe('verified');
  const { rows } = await database.query(
    `select details from public.admin_actions where action = 'rotate-issuer-keys' and outcome = 'done'`,
  );
  expect(rows).toEqual([{ details: { reason: 'planned', from: rehearsal.current, to: keys[0]?.name } }]);
});

test('of a lost key nothing stays verified that was in no block, and what comes after it is', async () => {
  const lost = await issueTo(database, (await signUpLearner(server, 'lost@example.org')).id);
  const rehearsal = await ask<IssuerRehearsal>('rehearse-issuer-rotation', { reason: 'compromised' });
  expect(rehearsal).toMatchObject({ certificates: 2, staying: 0, failing: 2 });
  expect(await verdictOf(lost.text)).toBe('verified');
  await ask('rotate-issuer-keys', { reason: 'compromised', current: rehearsal.current });
  expect(await verdictOf(lost.text)).toBe('failed');
  const next = await issueTo(database, (await signUpLearner(server, 'next@example.org')).id);
  expect(await verdictOf(next.text)).toBe('verified');
});
