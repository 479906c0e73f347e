import { expect, test } from 'vitest';
import type { GatewayRequest } from '../http/exchange.ts';
import { KnownReads } from './known-reads.ts';

type Asked = Pick<GatewayRequest, 'method' | 'path' | 'search' | 'headers'>;

const asked: Asked = { method: 'GET', path: '/notes', search: 'select=id', headers: { apikey: 'x' } };
const wordsOf = (more: Partial<Asked>) => new KnownReads().wordsOf({ ...asked, ...more } as GatewayRequest);

test.each([
  { path: '/books' },
  { search: 'select=title' },
  { headers: { accept: 'text/csv' } },
  { headers: { prefer: 'count=exact' } },
  { headers: { range: '0-1' } },
  { headers: { 'accept-profile': 'other' } },
] satisfies Partial<Asked>[])('a read with %j is another one', (more) => {
  expect(wordsOf(more)).toBeDefined();
  expect(wordsOf(more)).not.toBe(wordsOf({}));
});

test('who asks makes no difference', () => {
  expect(wordsOf({ headers: { apikey: 'y', authorization: 'Bearer z' } })).toBe(wordsOf({}));
});

test.each([
  { method: 'POST' },
  { method: 'HEAD' },
  { search: 'x'.repeat(2000) },
  { headers: { prefer: 'x'.repeat(2000) } },
] satisfies Partial<Asked>[])('what writes or is long is not kept', (more) => {
  expect(wordsOf(more)).toBeUndefined();
});
