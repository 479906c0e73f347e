import { knownMarket } from '../../catalogue/drawing/known-market.ts';
import { marketCandles } from '../../catalogue/drawing/market-candles.ts';
import type { Markets } from '../../catalogue/drawing/market-contract.ts';
import type { ModelRuns, RunModel } from '../../catalogue/drawing/model-runs.ts';
import { calculate } from '../../kernel/calculation.ts';
import { hashText } from '../../kernel/hash-text.ts';
import { RandomSource } from '../../kernel/random-source.ts';
import type { CsvRow } from '../../kernel/read-csv.ts';
import { roundTo } from '../../kernel/round-to.ts';
import { seedOfRun } from '../../simulations/spread.ts';
import { givenCells } from './given-cells.ts';
import { DataError } from './data-error.ts';
import { MOST_ROWS, type DataColumn, type DataSet } from './data-set-contract.ts';
import type { Cell, FullTable } from './data-table.ts';
import { numbersOf } from './row-numbers.ts';

/** What a table may be made from, besides what its author wrote. */
export type TableSources = {
  readonly markets: Markets;
  readonly runModel: RunModel;
  /** The rows of the file that it names, with its head; undefined when there is none. */
  readonly csv: readonly CsvRow[] | undefined;
};

/** The numbers that the calculations of a row may use. */
type Numbers = Readonly<Record<string, number>>;

/** A table with all its columns. @throws DataError, or DrawingError for a market that is not there */
export function buildTable(set: DataSet, sources: TableSources): FullTable {
  const columns = Object.entries(set.columns);
  const given = columns.filter(([, { is }]) => is === undefined);
  const isFile = set.file !== undefined || set.rows !== undefined;
  const [first] = given;
  if (!isFile && first)
    throw new DataError(
      ['columns', first[0]],
      `The column '${first[0]}' needs \`is\`: nothing else fills it.`,
    );
  const cells = isFile ? givenCells(set, given, sources.csv) : undefined;
  const base = cells ? cells.map(() => ({})) : sourceRows(set, sources);
  if (base.length < 2 || base.length > MOST_ROWS)
    throw new DataError([], `The table has ${base.length} rows. It must have 2 to ${MOST_ROWS}.`);
  const chances = new Map(columns.map(([name]) => [name, chanceOf(set.seed, name)]));
  const rows = base.map((numbers: Numbers, place) => {
    const row: Cell[] = [];
    let known: Numbers = { ...numbers, row: place + 1 };
    for (const [name, column] of columns) {
      const cell =
        column.is === undefined
          ? (cells?.[place]?.[given.findIndex(([each]) => each === name)] ?? '')
          : computedCell(name, column, { ...known, ...chances.get(name)?.() });
      row.push(cell);
      const number = numbersOf(column.kind, cell);
      if (number !== undefined) known = { ...known, [name]: number };
    }
    return row;
  });
  return {
    title: set.title,
    generated: !isFile,
    columns: columns.map(([name, { label, kind, unit, decimals, hidden = false }]) => ({
      name,
      label,
      kind,
      ...(unit !== undefined && { unit }),
      decimals,
      hidden,
    })),
    rows,
  };
}

/** A row of numbers for each row that a market, a model or nothing but a count makes. */
function sourceRows(set: DataSet, { markets, runModel }: TableSources): Numbers[] {
  if (set.market !== undefined) {
    const candles = marketCandles(knownMarket(set.market, markets));
    return candles.map((candle, place) => ({
      ...candle,
      close_before: candles[place - 1]?.close ?? candle.open,
    }));
  }
  if (set.model === undefined) return Array.from({ length: set.count ?? 0 }, () => ({}));
  const { model, parameters, seed = 0, runs } = set;
  const result = runModel({ model, parameters, seed, runs: runs ?? 1 });
  if (!result.ok) throw new DataError(result.path, result.reason);
  const { numbers, series } = result.runs;
  if (runs !== undefined) return transposed(numbers, runs);
  return countedRows(series);
}

/** A row for each number of a model's runs. */
function transposed(columns: Readonly<Record<string, readonly number[]>>, count: number): Numbers[] {
  return Array.from({ length: count }, (_, place) =>
    Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values[place] ?? 0])),
  );
}

/** A row for each step of one run: a series that has a value before the first step gives the one after it. */
function countedRows(series: ModelRuns['series']): Numbers[] {
  const paths = Object.entries(series).map(
    ([
      name,
      {
        x,
        runs: [values = []],
      },
    ]) => ({
      name,
      values,
      from: x.every((at, place) => at === place) ? 0 : 1,
    }),
  );
  const first = Math.max(0, ...paths.map(({ from }) => from));
  const count = Math.max(0, ...paths.map(({ values, from }) => values.length + from - first));
  return Array.from({ length: count }, (_, place) =>
    Object.fromEntries(
      paths.flatMap(({ name, values, from }) => {
        const value = values[place + first - from];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  );
}

/** Chance for one column: one that is added beside it leaves its numbers as they are. */
function chanceOf(seed: number | undefined, name: string): (() => Numbers) | undefined {
  if (seed === undefined) return undefined;
  const source = RandomSource.from(seedOfRun(seed, hashText(name) % 1_000_000));
  return () => ({ uniform: source.uniform(), normal: source.normal() });
}

function computedCell(name: string, { is = 0, words, decimals }: DataColumn, known: Numbers): Cell {
  const result = calculate(String(is), known);
  if (!result.ok) {
    const chance = /\b(normal|uniform)\b/.test(String(is)) && !('normal' in known) ? ' Add a `seed`.' : '';
    const message = `The calculation "${is}" cannot be worked out: ${result.reason}.${chance}`;
    throw new DataError(['columns', name, 'is'], message);
  }
  if (words === undefined) return roundTo(result.value, decimals);
  const word = words[Math.round(result.value) - 1];
  if (word !== undefined) return word;
  const message = `In row ${known['row']} "${is}" comes to ${result.value}, and there are ${words.length} words.`;
  throw new DataError(['columns', name, 'is'], message);
}
