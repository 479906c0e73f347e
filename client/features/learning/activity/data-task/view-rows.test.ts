import { expect, test } from 'vitest';
import type { DataTable } from '#domain/activities/data-task/data-table.ts';
import { initialView, type TableView, viewRows } from './view-rows.ts';

const table: DataTable = {
  title: 'Trades',
  generated: false,
  columns: [
    { name: 'day', label: 'Day', kind: 'date', decimals: 0 },
    { name: 'setup', label: 'Setup', kind: 'text', decimals: 0 },
    { name: 'result', label: 'Result', kind: 'number', decimals: 1 },
  ],
  rows: [
    ['2026-03-02', 'breakout', -1],
    ['2026-03-10', 'pullback', 10],
    ['2026-02-27', 'breakout', 2],
    ['2026-03-01', 'pullback', 2],
  ],
};

test.each<[string, Partial<TableView>, number[]]>([
  ['as it came', {}, [0, 1, 2, 3]],
  ['by number, not by text', { sort: { column: 'result', direction: 'ascending' } }, [0, 2, 3, 1]],
  ['equal rows keep their order', { sort: { column: 'result', direction: 'descending' } }, [1, 2, 3, 0]],
  ['by day', { sort: { column: 'day', direction: 'ascending' } }, [2, 3, 0, 1]],
  ['a text', { filters: { setup: { text: 'breakout' } } }, [0, 2]],
  ['a range of numbers with its ends', { filters: { result: { from: 2, to: 10 } } }, [1, 2, 3]],
  ['from a day on', { filters: { day: { from: '2026-03-01' } } }, [0, 1, 3]],
  ['marked rows', { markedOnly: true }, [1]],
])('%s', (_what, view, rows) => {
  expect(viewRows(table, { ...initialView, ...view }, (place) => place === 1)).toEqual(rows);
});
