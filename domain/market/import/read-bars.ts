import { type CsvRow, readCsv } from '../../kernel/read-csv.ts';
import { isDay } from '../../kernel/time/is-day.ts';
import type { Bar } from '../bar.ts';
import type { Instrument } from '../instrument.ts';
import { isOpen } from '../open-hours.ts';
import { parseDecimal } from './parse-decimal.ts';

const COLUMNS = ['time', 'open', 'high', 'low', 'close', 'volume', 'spread'] as const;
type Column = (typeof COLUMNS)[number];
const PRICES = ['open', 'high', 'low', 'close'] as const;

const MINUTE = 60_000;
const WEEK = 7 * 1440 * MINUTE;
/** 5 January 1970, the first Monday of the count of milliseconds. */
const FIRST_MONDAY = 4 * 1440 * MINUTE;
const TIME = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::00(?:\.0+)?)?(?:Z|\+00:00)?$/;

/** Something wrong with a file of bars, and the line it stands on. */
export interface BarFault {
  line: number;
  says: string;
}

/** What a file of bars holds; bars that are at fault are left out. */
export interface BarFile {
  /** The Monday, in UTC, from which minutes are counted. */
  firstMonday: string;
  bars: Bar[];
  faults: BarFault[];
}

/**
 * Reads minute bars of comma-separated values: a first line `time,open,high,low,close,volume` and, if it is known, `spread` in
 * ticks. Times are in UTC, prices bids in the instrument's currency, volumes whole lots.
 */
export function readBars(text: string, instrument: Instrument): BarFile {
  const [head, ...rows] = readCsv(text);
  const names = head?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const missing = COLUMNS.filter((column) => column !== 'spread' && !names.includes(column));
  if (!head || missing.length > 0)
    return {
      firstMonday: '',
      bars: [],
      faults: [{ line: head?.line ?? 1, says: `The first line names no column ${missing.join(', ')}.` }],
    };
  const cellOf = (row: CsvRow, column: Column) => row.cells[names.indexOf(column)] ?? '';
  const first =
    rows.map((row) => timeOf(cellOf(row, 'time'))).find((time) => time !== undefined) ?? FIRST_MONDAY;
  const start = first - ((first - FIRST_MONDAY) % WEEK);
  const [bars, faults]: [Bar[], BarFault[]] = [[], []];
  for (const row of rows) {
    const read = readBar((column) => cellOf(row, column), instrument, start, bars.at(-1));
    if (typeof read === 'string') faults.push({ line: row.line, says: read });
    else bars.push(read);
  }
  if (rows.length === 0) faults.push({ line: head.line, says: 'There are no bars after the first line.' });
  return { firstMonday: new Date(start).toISOString().slice(0, 10), bars, faults };
}

/** A bar, or what is wrong with it. */
function readBar(
  cellOf: (column: Column) => string,
  instrument: Instrument,
  start: number,
  before: Bar | undefined,
): Bar | string {
  const time = timeOf(cellOf('time'));
  if (time === undefined) return `"${cellOf('time')}" is no full minute in UTC, such as 2024-03-04T14:30Z.`;
  const minute = (time - start) / MINUTE;
  if (before && minute <= before.minute) return `${cellOf('time')} does not come after the bar before it.`;
  if (!isOpen(instrument.hours, minute)) return `${instrument.symbol} is closed at ${cellOf('time')}.`;
  const prices = PRICES.map((column) => ticksOf(cellOf(column), instrument.tickSize));
  const wrong = PRICES.find((_, place) => prices[place] === undefined);
  if (wrong) return `The ${wrong} "${cellOf(wrong)}" is no whole number of ticks above 0.`;
  const [open = 0, high = 0, low = 0, close = 0] = prices;
  if (high < Math.max(open, close, low))
    return `The high ${cellOf('high')} lies below another price of the bar.`;
  if (low > Math.min(open, close)) return `The low ${cellOf('low')} lies above another price of the bar.`;
  const volume = wholeOf(cellOf('volume'));
  if (volume === undefined) return `The volume "${cellOf('volume')}" is no whole number of lots.`;
  const spread = cellOf('spread') === '' ? instrument.spread.usual : wholeOf(cellOf('spread'));
  if (spread === undefined || spread < 1)
    return `The spread "${cellOf('spread')}" is no whole number of ticks above 0.`;
  return { minute, open, high, low, close, volume, spread };
}

function timeOf(text: string): number | undefined {
  const [, day = '', hour = '', minute = ''] = TIME.exec(text) ?? [];
  return isDay(day) ? Date.parse(`${day}T${hour}:${minute}:00Z`) : undefined;
}

function ticksOf(text: string, tickSize: number): number | undefined {
  const amount = parseDecimal(text);
  if (amount === undefined || amount === 0n || amount % BigInt(tickSize) !== 0n) return undefined;
  return Number(amount / BigInt(tickSize));
}

function wholeOf(text: string): number | undefined {
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}
