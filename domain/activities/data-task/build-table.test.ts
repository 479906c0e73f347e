import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readCsv } from '../../kernel/read-csv.ts';
import type { ModelRuns } from '../../catalogue/drawing/model-runs.ts';
import { buildTable, type TableSources } from './build-table.ts';
import { dataSetsSchema } from './data-set-contract.ts';
import { shownTable } from './data-table.ts';
import { pickRows } from './pick-rows.ts';
import { tableFacts } from './table-facts.ts';

const runs: ModelRuns = {
  numbers: { final: [90, 120, 100] },
  series: {
    wealth: { x: [0, 1, 2, 3], runs: [[100, 110, 99, 120]] },
    result: { x: [1, 2, 3], runs: [[10, -11, 21]] },
  },
};
const sources: TableSources = {
  markets: { plan: { seed: 7, candles: 4, start: 50, volatility: 0.02, drift: 0, jumps: [] } },
  runModel: () => ({ ok: true, runs }),
  csv: undefined,
};

function built(set: object, csv?: string) {
  const { trades } = v.parse(dataSetsSchema, { trades: { title: 'Trades', ...set } });
  if (trades === undefined) throw new Error('There is no table.');
  return buildTable(trades, { ...sources, csv: csv === undefined ? undefined : readCsv(csv) });
}

describe('a table', () => {
  test('of a file takes its cells by the names of its first line and computes the rest', () => {
    const columns = {
      day: { label: 'Day', kind: 'date' },
      result: { label: 'Result', unit: 'R' },
      verdict: { label: 'Verdict', kind: 'text', hidden: true },
      double: { label: 'Double', is: '2 * result' },
      since: { label: 'Days before', is: 'day - 20454' },
    };
    const table = built(
      { file: 'a.csv', columns },
      'verdict;result;day\nfollowed;1.5;2026-01-02\n"a ""slip""";-1;2026-01-03\n',
    );
    expect(table.rows).toEqual([
      ['2026-01-02', 1.5, 'followed', 3, 1],
      ['2026-01-03', -1, 'a "slip"', -2, 2],
    ]);
    expect(table.generated).toBe(false);
    const shown = shownTable(table);
    expect(shown.columns.map(({ name }) => name)).toEqual(['day', 'result', 'double', 'since']);
    expect(JSON.stringify(shown)).not.toMatch(/slip|followed|hidden/);
    expect(shownTable(table, ['result']).rows).toEqual([[1.5], [-1]]);
  });

  test('of numbers by chance is the same each time, and a column beside leaves it as it is', () => {
    const result = { label: 'Result', is: 'normal', decimals: 3 };
    const alone = built({ count: 5, seed: 3, columns: { result } });
    const coin = { label: 'Coin', kind: 'text', is: '1 + floor(2 * uniform)', words: ['heads', 'tails'] };
    const beside = built({ count: 5, seed: 3, columns: { coin, result } });
    expect(beside.rows.map(([, cell]) => cell)).toEqual(alone.rows.flat());
    expect(new Set(beside.rows.map(([cell]) => cell))).toEqual(new Set(['heads', 'tails']));
    expect(new Set(alone.rows.flat()).size).toBe(5);
    expect(alone.generated).toBe(true);
  });

  test('of a market knows its candles and the close before', () => {
    const columns = {
      close: { label: 'Close', is: 'close' },
      change: { label: 'Change', is: 'close - close_before' },
    };
    const { rows } = built({ market: 'plan', columns });
    expect(rows).toHaveLength(4);
    expect(rows[2]?.[1]).toBeCloseTo(Number(rows[2]?.[0]) - Number(rows[1]?.[0]), 9);
  });

  test('of a model has a row for each step, or for each run', () => {
    const series = {
      row: { label: 'Step', is: 'row' },
      r: { label: 'R', is: 'result' },
      w: { label: 'W', is: 'wealth' },
    };
    expect(built({ model: 'm', seed: 1, columns: series }).rows).toEqual([
      [1, 10, 110],
      [2, -11, 99],
      [3, 21, 120],
    ]);
    const numbers = { final: { label: 'End', is: 'final' } };
    expect(built({ model: 'm', seed: 1, runs: 3, columns: numbers }).rows).toEqual([[90], [120], [100]]);
  });

  test.each([
    ['nothing', {}],
    ['two sources', { count: 3, market: 'plan' }],
    ['a model without a seed', { model: 'm' }],
  ])('is not made of %s', (_what, set) => {
    const columns = { a: { label: 'A', is: 1 } };
    expect(v.safeParse(dataSetsSchema, { a: { title: 'A', columns, ...set } }).success).toBe(false);
  });

  test.each([
    ['a\n1\n', 1],
    ['a,b\n1\n2,3\n', 2],
    ['a,b\n1,2\n"1,5",3\n', 3],
    ['a,b,b\n1,2,3\n1,2,3\n', 1],
  ])('of %j is refused in line %i', (csv, line) => {
    const columns = { a: { label: 'A' }, b: { label: 'B' } };
    expect(() => built({ file: 'a.csv', columns }, csv)).toThrow(expect.objectContaining({ line }));
  });
});

describe('rows', () => {
  const table = built({
    rows: [
      ['win', 2],
      ['loss', -1],
      ['win', 5],
      ['even', 0],
    ],
    columns: { kind: { label: 'Kind', kind: 'text' }, result: { label: 'Result' } },
  });

  test.each([
    [{ where: 'result > 0' }, ['1', '3']],
    [{ where: ['result > 0', 'row > 1'] }, ['3']],
    [{ where: 'result <= result_rank(2)' }, ['2', '4']],
    [{ column: 'kind', is: ['win', 'even'] }, ['1', '3', '4']],
    [{ rows: [4, 2] }, ['2', '4']],
  ])('%j are %j', (selection, rows) => {
    expect(pickRows(table, selection)).toEqual(rows);
  });

  test('know what is true of them', () => {
    const { variables, functions } = tableFacts(table, [0, 1, 2]);
    expect(variables).toMatchObject({
      count: 3,
      result_sum: 6,
      result_mean: 2,
      result_median: 2,
      result_max: 5,
    });
    expect(functions.get('result_rank')?.apply(2)).toBe(2);
  });
});
