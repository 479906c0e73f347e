import { expect, test } from 'vitest';
import { type SessionRequest, sessionStatement } from './session.ts';

const request = (role: string): SessionRequest => ({
  method: 'GET',
  path: '/books',
  headers: { 'user-agent': 'x', authorization: 'Bearer secret', apikey: 'secret', cookie: 'secret' },
  address: '192.0.2.1',
  identity: { role, userId: null, claims: {}, claimsText: '{}' },
});

const settingsOf = (role: string, needs: Parameters<typeof sessionStatement>[1]) => {
  const { text, values } = sessionStatement(request(role), needs);
  const names = [...text.matchAll(/set_config\('([^']+)'/g)].map(([, name]) => name);
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
};
const nothing = { searchPath: undefined, readOnly: false, requestLine: false, timezone: undefined };

test('who asks is always set, without secrets', () => {
  expect(settingsOf('service_role', nothing)).toEqual({
    role: 'service_role',
    'request.jwt.claims': '{}',
    'request.headers': '{"user-agent":"x","x-forwarded-for":"192.0.2.1"}',
  });
});

test('what a plan, a schema or a role needs is set beside it', () => {
  const all = { searchPath: '"library"', readOnly: true, requestLine: true, timezone: undefined };
  expect(settingsOf('anon', all)).toMatchObject({
    'request.method': 'GET',
    'request.path': '/books',
    search_path: '"library"',
    statement_timeout: '3000',
    transaction_read_only: 'on',
  });
});
