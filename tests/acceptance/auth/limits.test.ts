import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countMails, type Installation, newEmail, PASSWORD, startAuth } from './installation.ts';

const RATES = `[auth.email]
enable_confirmations = true
sign_in_before_confirmation = true
max_frequency = "0s"
[auth.rate_limit]
sign_in_sign_ups = 30
token_refresh = 4
token_verifications = 3
email_sent = 5`;

let auth: Installation;
beforeAll(async () => {
  auth = await startAuth(RATES);
});
afterAll(() => auth?.close());

const ADDRESS = '192.0.2.1';
const repeat = async (times: number, action: () => Promise<Response>) => {
  const responses: Response[] = [];
  for (let turn = 0; turn < times; turn += 1) responses.push(await action());
  return responses;
};
const statuses = (responses: readonly Response[]) => responses.map(({ status }) => status);

describe('one address', () => {
  test('may ask for so many refreshes in five minutes, then is told when to come again', async () => {
    const refresh = (address: string) =>
      auth.request('POST', '/token?grant_type=refresh_token', { body: { refresh_token: 'x' }, address });
    const responses = await repeat(5, () => refresh(ADDRESS));
    expect(statuses(responses)).toEqual([400, 400, 400, 400, 429]);
    const last = responses[4] as Response;
    expect(await last.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(290);
    expect((await refresh('192.0.2.2')).status).toBe(400);
    auth.advance(301);
    expect((await refresh(ADDRESS)).status).toBe(400);
  });

  test('of IPv6 counts as its network', async () => {
    let host = 0;
    const responses = await repeat(5, () => {
      host += 1;
      const options = { body: { refresh_token: 'x' }, address: `2001:db8::${host}` };
      return auth.request('POST', '/token?grant_type=refresh_token', options);
    });
    expect(statuses(responses)).toEqual([400, 400, 400, 400, 429]);
  });

  test('may try so many tokens of mail links', async () => {
    const verify = () =>
      auth.request('POST', '/verify', { body: { type: 'signup', token_hash: 'x' }, address: ADDRESS });
    expect(statuses(await repeat(4, verify))).toEqual([403, 403, 403, 429]);
  });

  test('may sign up so often, each time with a mail, in an hour', async () => {
    const signUp = () =>
      auth.request('POST', '/signup', {
        body: { email: newEmail(), password: PASSWORD },
        address: '192.0.2.3',
      });
    const responses = await repeat(6, signUp);
    expect(statuses(responses)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await (responses[5] as Response).json()).toMatchObject({
      error_code: 'over_email_send_rate_limit',
    });
  });
});

describe('one account', () => {
  const guess = (email: string, password: string, address: string) =>
    auth.request('POST', '/token?grant_type=password', { body: { email, password }, address });
  const guessOften = (times: number, email: string, address: string) =>
    Promise.all(Array.from({ length: times }, () => guess(email, 'wrong password', address)));

  test('stands twenty wrong passwords of one visitor in fifteen minutes; its owner gets in from elsewhere', async () => {
    const email = newEmail();
    await auth.visitor().signUp({ email, password: PASSWORD });
    const responses = await guessOften(25, email, '192.0.2.10');
    expect(statuses(responses).filter((status) => status === 400)).toHaveLength(20);
    expect((await guess(email, PASSWORD, '192.0.2.10')).status).toBe(429);
    expect((await guess(email, PASSWORD, '192.0.2.11')).status).toBe(200);
    auth.advance(15 * 60 + 1);
    expect((await guess(email, PASSWORD, '192.0.2.10')).status).toBe(200);
  });

  test('stands two hundred of all visitors together; where its owner has signed in before stays open', async () => {
    const email = newEmail();
    const home = '192.0.2.20';
    await auth.visitor(home).signUp({ email, password: PASSWORD });
    const subject = await newCounters(() => guess(email, PASSWORD, '192.0.2.21'));
    // Two hundred real guesses would cost ten seconds of hashing.
    await auth.query('update auth.rate_limits set hits = 200 where key = any($1)', [subject]);
    expect((await guess(email, PASSWORD, '192.0.2.22')).status).toBe(429);
    expect((await guess(email, PASSWORD, home)).status).toBe(200);
  });

  test('forgets the wrong ones after the right one', async () => {
    const email = newEmail();
    await auth.visitor().signUp({ email, password: PASSWORD });
    for (let round = 0; round < 2; round += 1) {
      await guessOften(14, email, '192.0.2.12');
      expect((await guess(email, PASSWORD, '192.0.2.12')).status).toBe(200);
    }
  });

  test('that does not exist is limited just the same', async () => {
    const responses = await guessOften(21, newEmail(), '192.0.2.13');
    expect(statuses(responses).filter((status) => status === 429)).toHaveLength(1);
  });

  /** The keys of the counters of all visitors together that an action makes. */
  async function newCounters(action: () => Promise<unknown>): Promise<string[]> {
    const keys = async () =>
      (
        await auth.query<{ key: string }>(`select key from auth.rate_limits where key like 'password\\_of:%'`)
      ).rows.map(({ key }) => key);
    const before = new Set(await keys());
    await action();
    return (await keys()).filter((key) => !before.has(key));
  }
});

test('a mailbox gets ten mails in an hour, and nobody who asks for more is told', async () => {
  const email = newEmail();
  await auth.visitor().signUp({ email, password: PASSWORD });
  const responses = await repeat(12, () =>
    auth.request('POST', '/resend', { body: { type: 'signup', email } }),
  );
  expect(new Set(statuses(responses))).toEqual(new Set([200]));
  expect(await countMails(auth.query, email)).toBe(10);
});
