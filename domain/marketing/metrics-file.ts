import { isDay } from '../kernel/time/is-day.ts';
import { parseMoney } from '../kernel/money/parse-money.ts';
import { parseNumber } from '../kernel/parse-number.ts';
import type { CsvRow } from '../kernel/read-csv.ts';
import { type CampaignDay, MOST_DAYS } from './contract.ts';

/** What is read of each line of a file of figures. */
export const METRIC_FIELDS = ['day', 'impressions', 'clicks', 'conversions', 'spend'] as const;

export type MetricField = (typeof METRIC_FIELDS)[number];

/** In which column, from 0, each figure stands; null for one that is not in the file. */
export type MetricColumns = Readonly<Record<MetricField, number | null>>;

/** Why a line cannot be read. */
export type LineFault = {
  readonly line: number;
  readonly field: MetricField;
  readonly problem:
    | 'no-column'
    | 'no-day'
    | 'future-day'
    | 'day-twice'
    | 'no-count'
    | 'no-amount'
    | 'more-than-impressions'
    | 'more-than-clicks'
    | 'too-many-lines';
};

/** How the files that platforms export head their columns, in lower case. */
const HEADS: Readonly<Record<MetricField, RegExp>> = {
  day: /^(day|date|start date.*|reporting starts|time period)$/,
  impressions: /^impressions$/,
  clicks: /^(clicks|link clicks|clicks \(all\))$/,
  conversions: /^(conversions|results|total conversions)$/,
  spend: /^(spend|cost|amount spent|total spent)(\W.*)?$/,
};

/** Finds the columns by their heads; what is not found is left for the admin to say. */
export function guessColumns(head: readonly string[]): MetricColumns {
  const place = (field: MetricField) => {
    const found = head.findIndex((name) => HEADS[field].test(name.toLowerCase()));
    return found === -1 ? null : found;
  };
  return {
    day: place('day'),
    impressions: place('impressions'),
    clicks: place('clicks'),
    conversions: place('conversions'),
    spend: place('spend'),
  };
}

export type MetricsFormat = {
  readonly currency: string;
  /** How its numbers are written. */
  readonly locale: string;
  /** YYYY-MM-DD: what lies after it cannot have been measured. */
  readonly today: string;
};

/**
 * Reads the figures of a file, all of them or none.
 *
 * @param rows the lines below the heads
 * @returns the days in the order of the file, or every fault by its line
 */
export function readMetrics(
  rows: readonly CsvRow[],
  columns: MetricColumns,
  format: MetricsFormat,
): { readonly days: CampaignDay[] } | { readonly faults: LineFault[] } {
  const missing = METRIC_FIELDS.filter((field) => columns[field] === null);
  if (missing.length > 0)
    return { faults: missing.map((field) => ({ line: 1, field, problem: 'no-column' })) };
  const excess = rows[MOST_DAYS];
  if (excess) return { faults: [{ line: excess.line, field: 'day', problem: 'too-many-lines' }] };
  const seen = new Set<string>();
  const faults: LineFault[] = [];
  const days = rows.map((row) => {
    const cell = (field: MetricField) => row.cells[columns[field] ?? -1] ?? '';
    const day = {
      day: cell('day'),
      impressions: readCount(cell('impressions'), format.locale),
      clicks: readCount(cell('clicks'), format.locale),
      conversions: readCount(cell('conversions'), format.locale),
      spend: parseMoney(cell('spend'), format.currency, format.locale) ?? Number.NaN,
    };
    faults.push(...faultsOf(day, format.today, seen).map((fault) => ({ line: row.line, ...fault })));
    seen.add(day.day);
    return day;
  });
  return faults.length > 0 ? { faults } : { days };
}

function faultsOf(figures: CampaignDay, today: string, seen: ReadonlySet<string>): Omit<LineFault, 'line'>[] {
  const { day, impressions, clicks, conversions, spend } = figures;
  const faults: Omit<LineFault, 'line'>[] = [];
  if (!isDay(day)) faults.push({ field: 'day', problem: 'no-day' });
  else if (day > today) faults.push({ field: 'day', problem: 'future-day' });
  else if (seen.has(day)) faults.push({ field: 'day', problem: 'day-twice' });
  for (const field of ['impressions', 'clicks', 'conversions'] as const) {
    if (Number.isNaN(figures[field])) faults.push({ field, problem: 'no-count' });
  }
  if (Number.isNaN(spend)) faults.push({ field: 'spend', problem: 'no-amount' });
  if (clicks > impressions) faults.push({ field: 'clicks', problem: 'more-than-impressions' });
  if (conversions > clicks) faults.push({ field: 'conversions', problem: 'more-than-clicks' });
  return faults;
}

/** A whole number from 0; NaN when it is none. */
function readCount(typed: string, locale: string): number {
  const count = parseNumber(typed, locale);
  return count !== null && Number.isSafeInteger(count) && count >= 0 ? count : Number.NaN;
}
