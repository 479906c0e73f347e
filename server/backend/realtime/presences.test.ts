import { expect, test } from 'vitest';
import { Presences } from './presences.ts';

const presence = (id: string, key: string, ref: string, meta = '{}') => ({
  topicKey: 'public:t',
  id,
  key,
  ref,
  meta,
});

test('whoever comes joins, whoever changes leaves as they were, whoever goes leaves', () => {
  const presences = new Presences();
  expect(JSON.parse(presences.set(presence('a:1', 'me', 'r1', '{"n":1}')).payload)).toEqual({
    joins: { me: { metas: [{ n: 1, phx_ref: 'r1' }] } },
    leaves: {},
  });
  expect(JSON.parse(presences.set(presence('a:1', 'me', 'r2', '{"n":2}')).payload)).toEqual({
    joins: { me: { metas: [{ n: 2, phx_ref: 'r2', phx_ref_prev: 'r1' }] } },
    leaves: { me: { metas: [{ n: 1, phx_ref: 'r1' }] } },
  });
  expect(JSON.parse(presences.remove('public:t', 'a:1')?.payload ?? '')).toEqual({
    joins: {},
    leaves: { me: { metas: [{ n: 2, phx_ref: 'r2' }] } },
  });
  expect(presences.remove('public:t', 'a:1')).toBeUndefined();
  expect(presences.state('public:t')).toBe('{}');
});

test('several under one key stand together', () => {
  const presences = new Presences();
  presences.set(presence('a:1', 'me', 'r1'));
  presences.set(presence('b:1', 'me', 'r2'));
  expect(JSON.parse(presences.state('public:t'))).toEqual({
    me: { metas: [{ phx_ref: 'r1' }, { phx_ref: 'r2' }] },
  });
});

test('those of one process are found', () => {
  const presences = new Presences();
  presences.set(presence('a:1', 'x', 'r1'));
  presences.set(presence('b:1', 'y', 'r2'));
  expect(presences.withPrefix('b').map(({ key }) => key)).toEqual(['y']);
});

test('a ref that somebody tells of themselves is not theirs', () => {
  const presences = new Presences();
  presences.set(presence('a:1', 'me', 'r1', '{"phx_ref":"forged"}'));
  expect(JSON.parse(presences.state('public:t'))).toEqual({ me: { metas: [{ phx_ref: 'r1' }] } });
});
