import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { GoTrueClient } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { startServer } from '#tests/support/server.ts';
import { startProduct } from '#tests/support/start-product.ts';

const projectDir = join(import.meta.dirname, '..', '..', 'fixtures', 'functions-project');
const { server, database, databaseUrl } = await startProduct({ projectDir });

let people = 0;

async function signUp() {
  people += 1;
  const client = new GoTrueClient({
    url: `${server.url}/auth/v1`,
    headers: { apikey: server.anonKey },
    autoRefreshToken: false,
    persistSession: false,
  });
  const { data } = await client.signUp({ email: `person${people}@example.com`, password: 'correct horse' });
  return { client, id: data.user?.id ?? '', token: data.session?.access_token ?? '' };
}

const paths = ['/rest/v1/notes', '/functions/v1/who-am-i'];
const statuses = (token: string, url = server.url) =>
  Promise.all(
    paths.map(async (path) => {
      const headers = { apikey: server.anonKey, authorization: `Bearer ${token}` };
      return (await fetch(url + path, { headers })).status;
    }),
  );
const OPEN = [200, 200];
const REFUSED = [401, 401];

test('the token of a session that was signed out opens nothing any more, another one does', async () => {
  const { client, token } = await signUp();
  const other = await signUp();
  expect(await statuses(token)).toEqual(OPEN);
  await client.signOut();
  await expect.poll(() => statuses(token)).toEqual(REFUSED);
  expect(await statuses(other.token)).toEqual(OPEN);
});

test('the token of a banned user opens nothing until the ban is lifted', async () => {
  const { id, token } = await signUp();
  await database.query(`update auth.users set banned_until = now() + interval '1 year' where id = $1`, [id]);
  await expect.poll(() => statuses(token)).toEqual(REFUSED);
  await database.query('update auth.users set banned_until = null where id = $1', [id]);
  await expect.poll(() => statuses(token)).toEqual(OPEN);
});

test('the token of a deleted user opens nothing', async () => {
  const { id, token } = await signUp();
  await database.query('delete from auth.users where id = $1', [id]);
  await expect.poll(() => statuses(token)).toEqual(REFUSED);
});

test('a process that starts later knows what ended before', async () => {
  const { client, token } = await signUp();
  const other = await signUp();
  await client.signOut();
  await expect.poll(() => statuses(token)).toEqual(REFUSED);
  const second = await startServer({ projectDir, databaseUrl, dataDir: server.dataDir });
  expect(await statuses(token, second.url)).toEqual(REFUSED);
  expect(await statuses(other.token, second.url)).toEqual(OPEN);
  await second.stop();
});

/** Sends a body in two halves. @param meanwhile what happens once the server has let the request in */
async function postInHalves(path: string, token: string, meanwhile: () => Promise<void>) {
  const headers = {
    apikey: server.anonKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    expect: '100-continue',
  };
  const request = httpRequest(server.url + path, { method: 'POST', headers });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  request.flushHeaders();
  await once(request, 'continue');
  request.write('{"text":');
  await meanwhile();
  request.end('"late"}');
  const [response] = await answered;
  response.resume();
  return response.statusCode;
}

test('a session that ends while a body arrives does not finish what it began', async () => {
  await database.query(
    `create policy "Whoever is signed in writes notes" on public.notes for insert to authenticated with check (true)`,
  );
  const late = async () => (await database.query(`select from public.notes where text = 'late'`)).rowCount;
  const { token } = await signUp();
  expect(await postInHalves('/rest/v1/notes', token, async () => {})).toBe(201);
  expect(await postInHalves('/functions/v1/echo', token, async () => {})).toBe(200);
  expect(await late()).toBe(1);

  for (const path of ['/rest/v1/notes', '/functions/v1/echo']) {
    const thief = await signUp();
    const throwOut = async () => {
      await thief.client.signOut();
      await expect.poll(() => statuses(thief.token)).toEqual(REFUSED);
    };
    expect(await postInHalves(path, thief.token, throwOut), path).toBe(401);
  }
  expect(await late()).toBe(1);
});
