import { expect, test } from 'vitest';
import { readFilter } from './change-filter.ts';
import { keyMatches, mayMatch } from './match-key.ts';
import type { Relation } from './pgoutput.ts';

const ID = '00000000-0000-4000-8000-00000000000a';
const relation: Relation = {
  kind: 'relation',
  oid: 1,
  schema: 'public',
  table: 'rows',
  columns: [
    { name: 'id', isKey: true, typeOid: 2950 },
    { name: 'n', isKey: false, typeOid: 23 },
    { name: 'name', isKey: false, typeOid: 25 },
  ],
};

test.each([
  [`id=eq.${ID}`, true],
  [`id=eq.${ID.replace('a', 'b')}`, false],
  [`id=eq.${ID.toUpperCase()}`, true],
  ['n=eq.5', true],
  ['n=eq.05', true],
  ['n=eq.6', false],
  ['n=in.(4,5)', true],
  ['n=in.(4,6)', false],
  ['n=not.eq.5', true],
  ['n=gt.9', true],
  ['name=eq.other', true],
  ['missing=eq.1', true],
])('a row may match %s: %s', (filter, expected) => {
  expect(mayMatch(readFilter(filter) ?? [], relation, [ID, '5', 'name'])).toBe(expected);
});

test('null equals nothing', () => {
  expect(mayMatch(readFilter('n=eq.5') ?? [], relation, [ID, null, 'name'])).toBe(false);
});

test.each([
  [`id=eq.${ID}`, true],
  [`id=in.(${ID},x)`, true],
  ['id=eq.other', false],
  [`id=neq.other`, false],
  ['n=eq.5', false],
])('a deletion matches %s: %s', (filter, expected) => {
  expect(keyMatches(readFilter(filter) ?? [], new Map([['id', ID]]))).toBe(expected);
});
