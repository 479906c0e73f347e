import { expect, test } from 'vitest';
import type { DemoCatalogue, DemoLesson } from '../catalogue.ts';
import { DAY } from '../durations.ts';
import { Rows } from '../rows.ts';
import { simulateLearner } from './simulate-learner.ts';
import { TABLE_NAMES } from '../tables.ts';

const UNTIL = Date.parse('2026-11-01T12:00:00Z');

/** A course of six modules with two texts each, the first of them free. */
const lessons = Array.from({ length: 12 }, (_, place): DemoLesson => {
  const module = 1 + Math.floor(place / 2);
  return {
    id: `lesson-${String(place + 1).padStart(2, '0')}`,
    course_id: 'course',
    module_id: `module-${module}`,
    module_order: module,
    content_type: 'text',
    duration_minutes: 8,
    is_free: module === 1,
    is_exam: false,
    items: [],
    activities: [],
  };
});
const CATALOGUE: DemoCatalogue = {
  courses: [{ id: 'course', lessons, isInWriting: false }],
  skills: new Map(),
  reviewItems: new Map(),
  plans: new Map([
    ['trial', { id: 'trial', price_minor: 0, currency: 'USD', opens: ['first_two_modules'] }],
    ['basic', { id: 'basic', price_minor: 4900, currency: 'USD', opens: ['one_course'] }],
    ['pro', { id: 'pro', price_minor: 9900, currency: 'USD', opens: ['all_courses'] }],
  ]),
};
const LEARNERS = 2000;

function simulate(seed: number): Rows {
  const rows = new Rows();
  const world = { seed, learners: LEARNERS, until: UNTIL, catalogue: CATALOGUE };
  for (let number = 1; number <= LEARNERS; number += 1) {
    simulateLearner(world, number, UNTIL - 200 * DAY + number * DAY * 0.09, rows);
  }
  return rows;
}

const rows = simulate(1);
const flatten = (of: Rows) => TABLE_NAMES.map((table) => of.of(table));

test('the same seed makes the same rows, another one others', () => {
  expect(flatten(simulate(1))).toEqual(flatten(rows));
  expect(flatten(simulate(2))).not.toEqual(flatten(rows));
});

test('learners stop on the way: fewer in every lesson than in the one before', () => {
  const opened = lessons.map(({ id }) => rows.of('positions').filter((row) => row.lesson_id === id).length);
  expect(opened[0]).toBeGreaterThan(LEARNERS / 2);
  expect(opened.at(-1)).toBeGreaterThan(0);
  expect(opened).toEqual(opened.toSorted((one, other) => other - one));
});

test('only whoever has paid for it goes past the second module', () => {
  const payers = new Set(rows.of('payments').map((row) => row.user_id));
  const far = rows.of('positions').filter((row) => String(row.lesson_id) > 'lesson-04');
  expect(far.length).toBeGreaterThan(0);
  expect(far.filter((row) => !payers.has(row.user_id ?? ''))).toEqual([]);
});

test('nothing happens in the future', () => {
  let moments = 0;
  for (const table of TABLE_NAMES) {
    for (const row of rows.of(table)) {
      for (const [column, value] of Object.entries(row)) {
        if (/_ends?_?at$|_end$/.test(column) || !/_(at|on)$/.test(column) || value === null) continue;
        expect(Date.parse(String(value)), `${table}.${column}`).toBeLessThan(UNTIL);
        moments += 1;
      }
    }
  }
  expect(moments).toBeGreaterThan(100);
});

test('ids are unique in every table', () => {
  for (const table of TABLE_NAMES) {
    const ids = rows.of(table).flatMap((row) => (row.id === undefined ? [] : [row.id]));
    expect(new Set(ids).size, table).toBe(ids.length);
  }
});
