// @vitest-environment happy-dom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import type { DataTable } from '#domain/activities/data-task/data-table.ts';
import { drawExample } from '../../../../ui/draw-example.tsx';
import { TaskTable } from './task-table.tsx';
import { initialView, viewRows } from './view-rows.ts';

const table: DataTable = {
  title: 'Trades',
  generated: true,
  columns: [
    { name: 'trade', label: 'Trade', kind: 'number', decimals: 0 },
    { name: 'setup', label: 'Setup', kind: 'text', decimals: 0 },
    { name: 'result', label: 'Result', kind: 'number', unit: '$', decimals: 2 },
  ],
  rows: [
    [1, 'Breakout', -40],
    [2, 'Pullback', 100.5],
    [3, 'Breakout', 12],
  ],
};

function Example({ task = 'Mark the losses' }) {
  const [view, setView] = useState(initialView);
  return (
    <TaskTable
      table={table}
      task={task}
      view={view}
      onView={setView}
      shown={viewRows(table, view, () => false)}
      isMarked={() => false}
      hasMarks={false}
      noteOf={(place) => (place === 1 ? 'A note' : null)}
    />
  );
}

function drawTable() {
  const { element, remove } = drawExample(<Example />);
  onTestFinished(remove);
  const rows = () =>
    Array.from(element.querySelectorAll('tbody tr'), (row) =>
      Array.from(row.children, (cell) => cell.textContent).join(' '),
    );
  const head = (name: string) =>
    Array.from(element.querySelectorAll('th')).find(({ textContent }) => textContent === name);
  const press = (name: string) => flushSync(() => head(name)?.querySelector('button')?.click());
  return { element, rows, head, press, said: () => element.querySelector('[role=status]')?.textContent };
}

test('a press on a head sorts by it, a second one the other way, and a note stays with its row', () => {
  const { rows, head, press } = drawTable();
  expect(rows()).toEqual(['1 Breakout −$40.00', '2 Pullback $100.50', 'A note', '3 Breakout $12.00']);
  press('Result');
  expect(head('Result')?.getAttribute('aria-sort')).toBe('ascending');
  expect(rows()).toEqual(['1 Breakout −$40.00', '3 Breakout $12.00', '2 Pullback $100.50', 'A note']);
  press('Result');
  expect(head('Result')?.getAttribute('aria-sort')).toBe('descending');
  expect(rows()[0]).toBe('2 Pullback $100.50');
});

test('a filter says how many rows are left, and all of it comes back', () => {
  const { element, rows, said } = drawTable();
  const setup = element.querySelector('select');
  if (setup === null) throw new Error('there is no filter');
  expect(setup.labels[0]?.textContent).toBe('Setup');
  flushSync(() => {
    setup.value = 'Breakout';
    setup.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(rows()).toEqual(['1 Breakout −$40.00', '3 Breakout $12.00']);
  expect(said()).toBe('2 of 3 rows are shown.');
  const back = Array.from(element.querySelectorAll('button')).find(
    ({ textContent }) => textContent === 'Show as it was',
  );
  flushSync(() => back?.click());
  expect(said()).toBe('3 of 3 rows are shown.');
});

test('two tasks that share a table have tables of different names', () => {
  const { element, remove } = drawExample(
    <>
      <Example task="Mark the losses" />
      <Example task="Tag the trades" />
    </>,
  );
  onTestFinished(remove);
  const names = Array.from(element.querySelectorAll('[role=group]'), (box) => box.getAttribute('aria-label'));
  expect(names).toEqual(['Trades · Mark the losses', 'Trades · Tag the trades']);
});

test('a fading edge says that more columns wait, until they have been scrolled to', async () => {
  const { element } = drawTable();
  const box = element.querySelector('[role=group]');
  if (box === null) throw new Error('there is no box');
  const hasEdge = () => element.querySelector('[data-more=end]') !== null;
  expect(hasEdge()).toBe(false);
  Object.defineProperties(box, { scrollWidth: { value: 600 }, clientWidth: { value: 300 } });
  const scrollTo = (left: number) => {
    box.scrollLeft = left;
    box.dispatchEvent(new Event('scroll'));
  };
  scrollTo(0);
  await expect.poll(hasEdge).toBe(true);
  scrollTo(300);
  await expect.poll(hasEdge).toBe(false);
});

test('a fading edge says that more rows wait, until the last one has been scrolled to', async () => {
  const { element } = drawTable();
  const box = element.querySelector('[role=group]');
  if (box === null) throw new Error('there is no box');
  const hasEdge = () => element.querySelector('[data-more=below]') !== null;
  expect(hasEdge()).toBe(false);
  Object.defineProperties(box, { scrollHeight: { value: 900 }, clientHeight: { value: 448 } });
  const scrollTo = (top: number) => {
    box.scrollTop = top;
    box.dispatchEvent(new Event('scroll'));
  };
  scrollTo(0);
  await expect.poll(hasEdge).toBe(true);
  scrollTo(452);
  await expect.poll(hasEdge).toBe(false);
});
