import { join } from 'node:path';
import { createPasswordHasher } from '#server/backend/auth/passwords/hasher.ts';
import { startServer } from '#tests/support/server.ts';
import { load, type LoadRequest } from './load.ts';
import { median } from './median.ts';

/*
 * `npm run bench:sign-in`: how many people a second sign in with a password, and what others notice while 200 do so at
 * once. Others read under row-level security on a few connections; their 99th percentile while people sign in is
 * compared with that of quiet turns just before, since these machines are shared and noisy.
 *
 * Options: --rounds N (5), --people N (200), --connections N of the others (4).
 */

const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? otherwise : Number(process.argv[at + 1]);
};
const rounds = option('rounds', 5);
const people = option('people', 200);
const others = { connections: option('connections', 4), seconds: 3 };
/** How much slower others may become. */
const TARGET = 3;
const PASSWORD = 'correct horse';

// Each person comes from an address of their own, as the limits expect it of a crowd.
const server = await startServer({
  projectDir: join(import.meta.dirname, '..', '..'),
  env: { TRUSTED_PROXIES: '127.0.0.1,::1' },
});
const port = Number(new URL(server.url).port);
try {
  await createPeople();
  const token = await signIn(0, 0);
  const read: LoadRequest = {
    method: 'GET',
    path: '/rest/v1/user_progress?select=*',
    headers: { apikey: server.anonKey, authorization: `Bearer ${token}` },
  };
  await load([port], [read], others);
  const turns = [];
  for (let round = 1; round <= rounds; round += 1) turns.push(await measure(read, round));
  const ratio = median(turns.map(({ busy, quiet }) => busy / quiet));
  console.table([
    {
      'people at once': people,
      'sign-ins/s': Math.round(median(turns.map(({ perSecond }) => perSecond))),
      'others, quiet p99, ms': median(turns.map(({ quiet }) => quiet)).toFixed(1),
      'others, busy p99, ms': median(turns.map(({ busy }) => busy)).toFixed(1),
      ratio: ratio.toFixed(2),
      target: TARGET.toFixed(2),
      met: ratio <= TARGET ? 'yes' : 'NO',
    },
  ]);
} finally {
  await server.stop();
}

async function measure(read: LoadRequest, round: number) {
  const quiet = await load([port], [read], others);
  const start = performance.now();
  const crowd = Promise.all(Array.from({ length: people }, (_, person) => signIn(person, round))).then(
    () => (performance.now() - start) / 1000,
  );
  const busy = await load([port], [read], others);
  return { quiet: quiet.p99Ms, busy: busy.p99Ms, perSecond: people / (await crowd) };
}

/** One hash for all of them: making 200 is not what is measured. */
async function createPeople(): Promise<void> {
  const hash = await createPasswordHasher().hash(PASSWORD);
  for (let person = 0; person < people; person += 1) {
    await post('/auth/v1/admin/users', server.serviceRoleKey, {
      email: emailOf(person),
      password_hash: hash,
      email_confirm: true,
    });
  }
}

async function signIn(person: number, round: number): Promise<string> {
  const { access_token: token } = await post(
    '/auth/v1/token?grant_type=password',
    server.anonKey,
    { email: emailOf(person), password: PASSWORD },
    `10.${round}.${Math.floor(person / 250)}.${(person % 250) + 1}`,
  );
  return token ?? '';
}

function emailOf(person: number): string {
  return `person-${person}@example.org`;
}

async function post(
  path: string,
  key: string,
  body: object,
  address = '10.0.0.1',
): Promise<{ access_token?: string }> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { access_token?: string };
}
