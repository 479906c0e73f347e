import { request as httpRequest } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

let learner: TestLearner;

const { server, database } = await startProduct();
beforeAll(async () => {
  learner = await signUpLearner(server, 'learner@example.org');
});

/** More than the gateway lets through to a function. */
const TOO_MANY_BYTES = 6 * 1024 * 1024 + 1;
const ATTEMPT = '00000000-0000-4000-8000-000000000000';

describe('text that PostgreSQL cannot keep', () => {
  test.each([
    ['ask-mentor', { content: 'zero \0 character' }],
    ['ask-mentor', { content: 'half a pair \ud800' }],
    ['answer-quiz-item', { attempt_id: ATTEMPT, item_id: 'a\0b', answer: 1 }],
    ['answer-quiz-item', { attempt_id: ATTEMPT, item_id: 'a', answer: ['\udc00'] }],
  ])('is refused by %s: %j', async (name, body) => {
    expect(await learner.call(name, body)).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  });
});

test.each([
  ['wrong', true],
  ['right', 'c1'],
])('a list of thousands of %s answers is refused unread', async (_kind, answer) => {
  const list = Array.from({ length: 300_000 }, () => answer);
  const call = { lesson_id: ATTEMPT, activity: 'any', answer: list };
  expect(await learner.call('answer-activity', call)).toMatchObject({
    status: 413,
    body: { code: 'invalid-request' },
  });
});

test('a body that is no JSON is an invalid request', async () => {
  expect(await send('POST', await tokenHeaders(learner), Buffer.from('{"content":'))).toBe(400);
});

test('a conversation is named without half a character at the end of its title', async () => {
  const content = `${'x'.repeat(79)}😀 and more`;
  const { status, body } = await learner.call('ask-mentor', { content });
  expect(status).toBe(200);
  const { data } = await learner.rest
    .from('mentor_conversations')
    .select('title')
    .eq('id', body.conversation_id)
    .single();
  expect(data?.title).toBe('x'.repeat(79));
});

/** Sends what fetch refuses to send; gives the status. */
function send(method: string, headers: Record<string, string>, body?: Buffer): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(`${server.url}/functions/v1/ask-mentor`, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject);
    // Without an announced length, only reading finds out how long the body is.
    if (body) call.write(body);
    call.end();
  });
}

async function tokenHeaders(who: TestLearner): Promise<Record<string, string>> {
  const { data } = await who.auth.getSession();
  return { apikey: server.anonKey, authorization: `Bearer ${data.session?.access_token}` };
}

test('TRACE, which web-standard requests do not know, is not allowed', async () => {
  expect(await send('TRACE', await tokenHeaders(learner))).toBe(405);
});

test('a body without an announced length that is too long is told so', async () => {
  const headers = { ...(await tokenHeaders(learner)), 'transfer-encoding': 'chunked' };
  expect(await send('POST', headers, Buffer.alloc(TOO_MANY_BYTES, ' '))).toBe(413);
});

test('the token of a deleted user signs nobody in', async () => {
  const leaver = await signUpLearner(server, 'leaver@example.org');
  await database.query('delete from auth.users where id = $1', [leaver.id]);
  // Refused by the gateway once it has heard of it, by the function in the instant before.
  expect(await leaver.call('ask-mentor', { content: 'Hello' })).toMatchObject({ status: 401 });
});
