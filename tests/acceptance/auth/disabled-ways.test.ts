import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Installation, NO_MAIL, startAuth } from './installation.ts';

/*
 * Ways to sign in that the official client knows and this installation does not offer: GoTrue's own answers.
 */

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(NO_MAIL);
});
afterAll(() => auth?.close());

// spec: 158 POST /sso
test('a company’s own sign-on (SAML)', async () => {
  expect((await auth.visitor().signInWithSSO({ domain: 'example.com' })).error).toMatchObject({
    status: 404,
    code: 'saml_provider_disabled',
  });
});

// spec: 158 POST /token?grant_type=web3
test('a wallet', async () => {
  const { error } = await auth.visitor().signInWithWeb3({
    chain: 'solana',
    message: 'example.com wants you to sign in',
    signature: new Uint8Array(64),
  });
  expect(error).toMatchObject({ status: 422, code: 'web3_provider_disabled' });
});

test('a provider that is not configured, with a token', async () => {
  const { error } = await auth.visitor().signInWithIdToken({ provider: 'google', token: 'x.y.z' });
  expect(error).toMatchObject({ status: 400, message: 'Unsupported provider: provider is not enabled' });
});

test('linking identities where it is switched off', async () => {
  const client = auth.visitor();
  await client.signUp({ email: 'someone@example.com', password: 'correct horse' });
  expect((await client.linkIdentity({ provider: 'google' })).error).toMatchObject({
    status: 404,
    code: 'manual_linking_disabled',
  });
  const [identity] = (await client.getUserIdentities()).data?.identities ?? [];
  expect(identity && (await client.unlinkIdentity(identity)).error).toMatchObject({
    code: 'manual_linking_disabled',
  });
});
