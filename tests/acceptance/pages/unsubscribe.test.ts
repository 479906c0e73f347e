import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PagesServer, startPages } from './pages-server.ts';
import { signUpLearner } from '#tests/support/product.ts';

let server: PagesServer;

beforeAll(async () => {
  server = await startPages();
});
afterAll(() => server.stop());

/** A learner asks about a course, one more module of it gets ready, and the job writes. @returns the address of the way out */
async function unsubscribeAddress(email: string): Promise<string> {
  const learner = await signUpLearner(server, email);
  await server.query('update auth.users set email_confirmed_at = now() where id = $1', [learner.id]);
  const { data: course } = await learner.rest
    .from('courses')
    .select('id, modules_written, modules_count')
    .eq('slug', 'crypto-fundamentals')
    .single();
  expect(course?.modules_written).toBeLessThan(Number(course?.modules_count));
  const { error } = await learner.rest
    .from('module_notices')
    .insert({ user_id: learner.id, course_id: course?.id });
  expect(error).toBeNull();
  await server.query(
    `update public.modules set status = 'written' where id = (
       select id from public.modules where course_id = $1 and status = 'in_writing' order by order_index limit 1)`,
    [course?.id],
  );
  await server.query(
    `update engine.schedules set next_run_at = now() where kind = 'catalogue/announce-modules'`,
  );
  await server.query(`select pg_notify('engine_jobs', '')`);
  return expect
    .poll(() => mailTo(email))
    .toMatch(/^http/)
    .then(() => mailTo(email));
}

async function mailTo(email: string): Promise<string> {
  const rows = await server.query('select unsubscribe_url from engine.outbox where recipient = $1', [email]);
  return rows.map(({ unsubscribe_url: url }) => String(url)).find((url) => url.startsWith('http')) ?? '';
}

const noticesOf = (email: string) =>
  server.query('select 1 from public.module_notices join auth.users on users.id = user_id where email = $1', [
    email,
  ]);

test('looking at the way out changes nothing; one POST of a mail program ends the mails', async () => {
  const address = await unsubscribeAddress('ann@example.org');
  const page = await fetch(address);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain('No more mails about Crypto Fundamentals?');
  expect(await noticesOf('ann@example.org')).toHaveLength(1);

  // RFC 8058: no cookies, no Origin.
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('You get no more of these mails');
  expect(await noticesOf('ann@example.org')).toEqual([]);
  expect((await fetch(address, { method: 'POST' })).status).toBe(200);
});

test('a made-up link ends nothing and says where the switch is', async () => {
  const page = await fetch(`${server.url}/unsubscribe?token=made-up`);
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('This link does not work any more');
  expect((await fetch(`${server.url}/fr/unsubscribe?token=made-up`, { method: 'POST' })).status).toBe(404);
});
