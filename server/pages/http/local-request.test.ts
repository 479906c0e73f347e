import { expect, test } from 'vitest';
import { isLocalRequest } from './local-request.ts';

const local = { host: 'localhost:3000' };

test.each([
  ['127.0.0.1', local, true],
  ['::1', { host: '[::1]:3000' }, true],
  ['::ffff:127.0.0.1', { host: '127.0.0.1:3000' }, true],
  ['198.51.100.7', local, false],
  ['127.0.0.1', { host: 'learn.example.org' }, false],
  ['127.0.0.1', {}, false],
  ['127.0.0.1', { ...local, 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { ...local, forwarded: 'for=127.0.0.1' }, false],
  ['127.0.0.1', { ...local, 'x-real-ip': '127.0.0.1' }, false],
  ['127.0.0.1', { ...local, 'x-forwarded-proto': 'https' }, false],
  ['127.0.0.1', { ...local, via: '1.1 proxy' }, false],
  ['127.0.0.1', { ...local, 'cf-connecting-ip': '198.51.100.7' }, false],
  ['127.0.0.1', { ...local, 'sec-fetch-site': 'cross-site' }, false],
  ['127.0.0.1', { ...local, 'sec-fetch-site': 'none' }, true],
  ['127.0.0.1', { host: 'localhost#.evil.example' }, false],
])('from %s with %j: %s', (remoteAddress, headers, expected) => {
  expect(isLocalRequest({ socket: { remoteAddress }, headers })).toBe(expected);
});
