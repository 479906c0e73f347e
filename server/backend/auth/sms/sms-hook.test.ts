import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmsHook } from './sms-hook.ts';

const KEY = Buffer.from('a key that only two know');
const secrets = `v1,whsec_${KEY.toString('base64')}|v1,whsec_${Buffer.from('another').toString('base64')}`;
const message = { phone: '15550001111', code: '123456', text: 'Your code is 123456' };

let status = 200;
const received: { headers: IncomingMessage['headers']; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(status, { location: '/' }).end('{}');
  });
});
let uri: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  uri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
});
afterAll(() => server.close());

test('a message is posted and signed', async () => {
  await createSmsHook({ uri, secrets })(message);
  const { headers, body } = received.at(-1) ?? { headers: {}, body: '' };
  expect(JSON.parse(body)).toEqual({
    user: { phone: '15550001111' },
    sms: { otp: '123456', message: 'Your code is 123456' },
  });
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = `v1,${createHmac('sha256', KEY).update(signed).digest('base64')}`;
  const signatures = String(headers['webhook-signature']).split(' ');
  expect([signatures[0], signatures.length]).toEqual([expected, 2]);
});

test.each([500, 302, 401])('an answer of %i means that it was not accepted', async (answer) => {
  status = answer;
  await expect(createSmsHook({ uri, secrets })(message)).rejects.toThrow(/answered|fetch failed/);
});
