import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHttpProvider, inspectNothing } from './inspect-address.ts';

/*
 * Against a stand-in for the provider on this machine.
 */

const UNKNOWN = { vpn: null, proxy: null, country: null };
let answer: { status: number; body: string };
let asked: (string | undefined)[];
let warnings: string[];
let clock: number;
const provider = createServer((request, response) => {
  asked.push(request.url);
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});

beforeEach(async () => {
  answer = {
    status: 200,
    body: JSON.stringify({ security: { vpn: true, proxy: false }, location: { country: 'Chile' } }),
  };
  asked = [];
  warnings = [];
  clock = 0;
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => provider.close(resolve)));

function connect() {
  const { port } = provider.address() as AddressInfo;
  return createHttpProvider({
    url: `http://127.0.0.1:${port}/api/{ip}?key=secret`,
    log: { warn: (message, fields) => warnings.push(message + JSON.stringify(fields)) },
    now: () => clock,
  });
}

test('an installation without a provider knows nothing', async () => {
  expect(await inspectNothing('192.0.2.1')).toEqual(UNKNOWN);
});

// spec: 154 VPN lookup: the answer of a configured provider
test('the provider is asked about the address, once in ten minutes', async () => {
  const inspect = connect();
  const facts = { vpn: true, proxy: false, country: 'Chile' };
  expect(await Promise.all([inspect('2001:db8::1'), inspect('2001:db8::1')])).toEqual([facts, facts]);
  clock = 599_999;
  await inspect('2001:db8::1');
  expect(asked).toEqual(['/api/2001%3Adb8%3A%3A1?key=secret']);
  clock = 600_000;
  await inspect('2001:db8::1');
  expect(asked).toHaveLength(2);
});

test('what the provider leaves out is not known', async () => {
  answer.body = '{"security":{"vpn":false}}';
  expect(await connect()('192.0.2.1')).toEqual({ vpn: false, proxy: null, country: null });
});

test.each([
  ['an error', 500, '{}'],
  ['no JSON', 200, '<html>'],
  ['something else', 200, '{"security":{"vpn":"yes"}}'],
])('%s from the provider is no fact, and it is left alone for a minute', async (_what, status, body) => {
  const inspect = connect();
  answer = { status, body };
  expect(await inspect('192.0.2.1')).toEqual(UNKNOWN);
  expect(await inspect('192.0.2.1')).toEqual(UNKNOWN);
  expect(asked).toHaveLength(1);
  expect(warnings.join()).not.toContain('secret');
  clock = 60_000;
  await inspect('192.0.2.1');
  expect(asked).toHaveLength(2);
});
