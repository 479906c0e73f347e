import { expect, test } from 'vitest';
import { readCsv } from '../../kernel/read-csv.ts';
import type { JournalEntry } from '../journal-contract.ts';
import { journalCsv } from './journal-csv.ts';

const entry: JournalEntry = {
  session_id: '0c1f7f5e-3c8a-4d55-9a53-0d8a4b7b2f10',
  trade: 7,
  market: 'share',
  symbol: 'ALDR',
  side: 'buy',
  opened_at: 967_700,
  closed_at: 968_000,
  quantity: 20,
  entry: 8004,
  result: '-1250000000',
  frictionless: '50000000',
  risk: null,
  r: null,
  adverse: 60,
  favourable: 3,
  plan: { setup: '=1+1', thesis: 'Two, "quoted"\nlines', stop: 7944, exit_rule: '-', confidence: 3 },
  review: { followed_plan: 'no', lesson: '', tags: ['gap', 'late'], written_at: '2026-11-24T00:00:00Z' },
};

test('a file has a line for each trade, money in units, and texts whatever they hold', () => {
  const [head, line, ...others] = readCsv(journalCsv([entry]));
  expect(others).toEqual([]);
  const read = Object.fromEntries((head?.cells ?? []).map((name, place) => [name, line?.cells[place]]));
  expect(read).toMatchObject({
    result: '-12.50000000',
    result_without_friction: '0.50000000',
    risk: '',
    thesis: 'Two, "quoted"\nlines',
    tags: 'gap late',
  });
});

test('no text is taken for a formula by a spreadsheet', () => {
  const text = journalCsv([entry]);
  expect(text).toContain(",'=1+1,");
  expect(text).toContain(",'-,");
  expect(text).toContain(',-12.50000000,');
});

test.each([' =1+1', '＝1+1', '\u200b=1+1', '"=1+1', 'gap;=1+1', '-1+1', '@SUM(1)'])(
  'neither one that hides what it begins with: %s',
  (setup) => {
    const plan = { setup, thesis: 'A', stop: null, exit_rule: 'B', confidence: 3 };
    const [, line] = readCsv(journalCsv([{ ...entry, plan }]));
    const cell = line?.cells[15] ?? '';
    for (const part of cell.split(';')) expect(part.replaceAll(/[\s\p{C}"]/gu, '')).not.toMatch(/^[=+\-@＝]/);
  },
);
