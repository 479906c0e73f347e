import { csvText } from '../../kernel/text/csv-text.ts';
import type { JournalEntry } from '../journal-contract.ts';

const COLUMNS = [
  ['session', (entry) => entry.session_id],
  ['trade', (entry) => entry.trade],
  ['market', (entry) => entry.market],
  ['symbol', (entry) => entry.symbol],
  ['side', (entry) => entry.side],
  ['opened_at_tick', (entry) => entry.opened_at],
  ['closed_at_tick', (entry) => entry.closed_at],
  ['lots', (entry) => entry.quantity],
  ['entry_ticks', (entry) => entry.entry],
  ['result', (entry) => decimal(entry.result)],
  ['result_without_friction', (entry) => decimal(entry.frictionless)],
  ['risk', (entry) => (entry.risk === null ? '' : decimal(entry.risk))],
  ['r', (entry) => entry.r ?? ''],
  ['adverse_ticks', (entry) => entry.adverse],
  ['favourable_ticks', (entry) => entry.favourable],
  ['setup', (entry) => entry.plan?.setup ?? ''],
  ['thesis', (entry) => entry.plan?.thesis ?? ''],
  ['planned_stop_ticks', (entry) => entry.plan?.stop ?? ''],
  ['exit_rule', (entry) => entry.plan?.exit_rule ?? ''],
  ['confidence', (entry) => entry.plan?.confidence ?? ''],
  ['followed_plan', (entry) => entry.review?.followed_plan ?? ''],
  ['lesson', (entry) => entry.review?.lesson ?? ''],
  ['tags', (entry) => entry.review?.tags.join(' ') ?? ''],
] as const satisfies readonly (readonly [string, (entry: JournalEntry) => string | number])[];

/** The journal as comma-separated values (RFC 4180), with the money of the account in whole units. */
export function journalCsv(entries: readonly JournalEntry[]): string {
  const lines = entries.map((entry) => COLUMNS.map(([, read]) => cellOf(read(entry))).join(','));
  return [COLUMNS.map(([name]) => name).join(','), ...lines, ''].join('\r\n');
}

function cellOf(value: string | number): string {
  // Losses begin with a minus and stay numbers.
  return typeof value === 'number' || /^-[\d.]+$/.test(value) ? String(value) : csvText(value);
}

/** Money text of 10^-8 as a decimal number. */
function decimal(money: string): string {
  const digits = money.replace('-', '').padStart(9, '0');
  return `${money.startsWith('-') ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`;
}
