import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defineTable, readTableState, writeTableState } from './table-state.ts';

const people = defineTable({
  filters: { q: v.pipe(v.string(), v.maxLength(20)), role: v.picklist(['admin', 'learner']) },
  sortable: ['created_at', 'email'],
  sort: { column: 'created_at', direction: 'descending' },
});

const start = {
  filters: {},
  sort: { column: 'created_at', direction: 'descending' },
  hidden: [],
  page: 1,
};

describe('reading', () => {
  test('gives the start where the address says nothing', () => {
    expect(readTableState(people, {})).toEqual(start);
  });

  test('knows numbers that the router made of a text', () => {
    expect(readTableState(people, { q: 2026, page: 2 })).toEqual({
      ...start,
      filters: { q: '2026' },
      page: 2,
    });
  });

  test.each([
    [{ role: 'king' }],
    [{ q: 'x'.repeat(21) }],
    [{ sort: '-password' }],
    [{ page: 0 }],
    [{ page: 1.5 }],
    [{ page: 'two' }],
    [{ hidden: '' }],
    [{ q: { nested: true } }],
    [{ other: 'x' }],
  ])('ignores %j', (search) => {
    expect(readTableState(people, search)).toEqual(start);
  });
});

describe('writing', () => {
  test('leaves out what is as it was from the start', () => {
    expect(writeTableState(people, readTableState(people, {}))).toEqual({});
  });

  // spec: 70 Admin: the state of a table is in the address
  test.each([
    [{ q: 'ada', role: 'admin', sort: 'created_at', hidden: 'plan.level', page: 3 }],
    [{ sort: '-email' }],
    [{ sort: 'email', page: 2 }],
  ])('says again what was read: %j', (search) => {
    const written = writeTableState(people, readTableState(people, search));
    expect(JSON.parse(JSON.stringify(written))).toEqual(search);
  });
});
