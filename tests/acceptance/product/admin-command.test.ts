import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { totpCode, totpStep } from '#server/backend/auth/factors/totp.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/** The repository: a project that the engine starts alone on, without importing any content. */
const projectDir = join(import.meta.dirname, '..', '..', '..');
const COMMAND = join(projectDir, 'tools', 'admin.ts');

let learner: TestLearner;
const { server, database } = await startProduct({ projectDir });
beforeAll(async () => {
  learner = await signUpLearner(server, 'operator@example.com');
});

/** Runs `npm run admin` with the environment of the installation; gives what it printed, or its complaint. */
async function admin(args: readonly string[], port = new URL(server.url).port): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: server.dataDir, PORT: port };
  return promisify(execFile)(process.execPath, [COMMAND, ...args], { env }).then(
    ({ stdout }) => stdout.trim(),
    (error: { stderr: string }) => `refused: ${error.stderr.trim()}`,
  );
}

const access = async () => (await learner.rest.rpc('admin_access')).data;

test('makes an admin by address, says so, and says when it was one already', async () => {
  expect(await access()).toBe('none');
  expect(await admin([' Operator@Example.com '])).toContain(
    'is an admin now. Ask them to set up a second step',
  );
  expect(await access()).toBe('granted');
  expect(await admin(['operator@example.com'])).toContain('was an admin already');
});

test('complains in words', async () => {
  expect(await admin([])).toBe('refused: Name the address of the account: npm run admin -- EMAIL');
  expect(await admin(['nobody@example.com'])).toContain('refused: No account has this address. Sign up');
  expect(await admin(['--second-step', 'sometimes'])).toContain('refused: A second step is either required');
  expect(await admin(['operator@example.com'], '1')).toContain(
    'refused: No server answers at http://localhost:1',
  );
});

/** By hand: this server shows no mails. */
async function confirm({ id }: TestLearner): Promise<void> {
  await database.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
}

test('lets an operator require a second step: an admin reads nothing until it is passed', async () => {
  expect(await admin(['--second-step', 'required'])).toContain('Every admin needs a second step');
  expect(await access()).toBe('second-step-missing');
  expect((await learner.rest.rpc('is_admin')).data).toBe(false);

  await confirm(learner);
  const { data } = await learner.auth.mfa.enroll({ factorType: 'totp' });
  const code = totpCode(data?.totp.secret ?? '', totpStep(Date.now()));
  const verified = await learner.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
  expect(await access(), 'the old token').toBe('second-step-needed');
  expect(await isAdminWith(verified.data?.access_token ?? '')).toBe(true);
  expect(await admin(['--second-step', 'optional'])).toContain('may go without');
});

async function isAdminWith(token: string): Promise<unknown> {
  const response = await fetch(`${server.url}/rest/v1/rpc/is_admin`, {
    method: 'POST',
    headers: { apikey: server.anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  return response.json();
}
