import { beforeAll, expect, test } from 'vitest';
import { verifyCredential } from '#domain/credentials/verify/verify-credential.ts';
import { didOf } from '#server/adapters/credentials/did-web.ts';
import { pinnedContext } from '#server/adapters/credentials/pinned-contexts.ts';
import { enqueue } from '#server/backend/jobs/jobs.ts';
import { ISSUE_CERTIFICATES } from '#server/functions/credentials/issue-certificates.ts';
import { orderCertificate } from '#server/functions/credentials/order-certificate.ts';
import { ACHIEVEMENT, addAchievement, confirm, EARNED } from '#tests/support/issued-certificate.ts';
import { confirmAddress, signUpLearner } from '#tests/support/product.ts';
import { verifyBySecond } from '#tests/support/second-verifier.ts';
import { openProduct, startProduct } from '#tests/support/start-product.ts';
import { startServer } from '#tests/support/server.ts';

type Database = Awaited<ReturnType<typeof openProduct>>['database'];

const { server, database } = await startProduct();
beforeAll(() => addAchievement(database));

/** Completes the same achievement fifty times at once. @returns how many of them ordered the certificate */
async function completeOften(on: Database, userId: string): Promise<number> {
  await confirm(on, userId);
  const ordered = await Promise.all(
    Array.from({ length: 50 }, () =>
      orderCertificate(on.query, { userId, achievementId: ACHIEVEMENT, facts: EARNED }),
    ),
  );
  await on.transaction(({ query }) => enqueue(query, { kind: ISSUE_CERTIFICATES.kind }));
  return ordered.filter(Boolean).length;
}

async function issuedTo({ query }: Pick<Database, 'query'>, userId: string): Promise<string[]> {
  const { rows } = await query<{ signed_text: string }>(
    'select signed_text from public.credentials where user_id = $1',
    [userId],
  );
  return rows.map(({ signed_text: text }) => text);
}

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  return response.json();
}

test('fifty completions at once give one certificate, which two verifiers take, until it is revoked', async () => {
  const learner = await signUpLearner(server, 'lea@example.org');
  expect(await completeOften(database, learner.id)).toBe(1);
  await expect.poll(() => issuedTo(database, learner.id), { timeout: 20_000 }).toHaveLength(1);
  const [text = ''] = await issuedTo(database, learner.id);

  const issuer = didOf(server.url);
  const document = await readJson(`${server.url}/.well-known/did.json`);
  const { credentialStatus } = JSON.parse(text) as {
    credentialStatus: { statusListCredential: string; statusListIndex: string };
  };
  const verify = async () =>
    verifyCredential(text, {
      now: new Date(),
      issuer,
      keys: { from: 'issuer', document },
      statusList: await readJson(credentialStatus.statusListCredential),
      email: 'lea@example.org',
    });
  expect((await verify()).verdict).toBe('verified');
  const { verificationMethod } = document as { verificationMethod: { publicKeyMultibase: string }[] };
  const publicKeyMultibase = verificationMethod.at(0)?.publicKeyMultibase ?? '';
  expect(await verifyBySecond(text, publicKeyMultibase, pinnedContext)).toBe(true);
  expect((await verify()).facts).toMatchObject({ issuer: expect.stringContaining('development issuer') });

  await database.query(
    `insert into public.credential_revocations (list, place, reason)
     select list, place, 'Issued by mistake' from public.credentials where user_id = $1`,
    [learner.id],
  );
  expect(await verify()).toMatchObject({ verdict: 'failed' });
});

test('an order that cannot be signed stops no other', async () => {
  const [broken, next] = [
    await signUpLearner(server, 'broken@example.org'),
    await signUpLearner(server, 'next@example.org'),
  ];
  await database.query(
    `insert into public.certificate_orders (user_id, achievement_id, facts) values ($1, $2, '{}')`,
    [broken.id, ACHIEVEMENT],
  );
  expect(await completeOften(database, next.id)).toBe(1);
  await expect.poll(() => issuedTo(database, next.id), { timeout: 20_000 }).toHaveLength(1);
  expect(await issuedTo(database, broken.id)).toEqual([]);
});

test('nothing is made out to an address that nobody has confirmed, until its owner does', async () => {
  const learner = await signUpLearner(server, 'stranger@example.org');
  const facts = EARNED;
  await orderCertificate(database.query, { userId: learner.id, achievementId: ACHIEVEMENT, facts });
  const other = await signUpLearner(server, 'confirmed@example.org');
  await completeOften(database, other.id);
  await expect.poll(() => issuedTo(database, other.id), { timeout: 20_000 }).toHaveLength(1);
  expect(await issuedTo(database, learner.id)).toEqual([]);
  await confirmAddress(server, learner);
  await database.transaction(({ query }) => enqueue(query, { kind: ISSUE_CERTIFICATES.kind }));
  await expect.poll(() => issuedTo(database, learner.id), { timeout: 20_000 }).toHaveLength(1);
});

test('a server killed after the order issues the certificate at its next start, once', async () => {
  const product = await openProduct();
  await addAchievement(product.database);
  const learner = await signUpLearner(product.server, 'killed@example.org');
  expect(await completeOften(product.database, learner.id)).toBe(1);
  await product.server.stop('SIGKILL');
  const second = await startServer({ databaseUrl: product.databaseUrl });
  await expect.poll(() => issuedTo(product.database, learner.id), { timeout: 30_000 }).toHaveLength(1);
  const { rows } = await product.database.query('select from public.certificates where user_id = $1', [
    learner.id,
  ]);
  expect(rows).toHaveLength(1);
  await second.stop();
  await product.stop();
});

test('there is no list that no certificate has a place in', async () => {
  expect((await fetch(`${server.url}/credentials/status/99`)).status).toBe(404);
});
