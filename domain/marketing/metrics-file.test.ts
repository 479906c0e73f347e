import { describe, expect, test } from 'vitest';
import { readCsv } from '../kernel/read-csv.ts';
import { guessColumns, readMetrics } from './metrics-file.ts';

const format = { currency: 'USD', locale: 'en', today: '2026-11-21' };

function read(text: string, change: Partial<typeof format> = {}) {
  const [head, ...rows] = readCsv(text);
  return readMetrics(rows, guessColumns(head?.cells ?? []), { ...format, ...change });
}

const HEAD = 'Date,Impressions,Clicks,Conversions,Spend';

describe('a file of figures', () => {
  test('is read by the heads of its columns, in whatever order they stand', () => {
    expect(
      read(
        'Campaign,Amount spent (USD),Results,Link clicks,Impressions,Reporting starts\nSpring,12.50,3,40,"1,000",2026-11-20',
      ),
    ).toEqual({
      days: [{ day: '2026-11-20', impressions: 1000, clicks: 40, conversions: 3, spend: 1250 }],
    });
  });

  test('has numbers as its language writes them', () => {
    expect(
      read('day;impressions;clicks;conversions;spend\n2026-11-20;1.000;40;3;1.012,50', { locale: 'es' }),
    ).toEqual({
      days: [{ day: '2026-11-20', impressions: 1000, clicks: 40, conversions: 3, spend: 101_250 }],
    });
  });

  test('without a column is refused as a whole', () => {
    expect(read('Date,Impressions,Clicks,Spend\n2026-11-20,1,1,1')).toEqual({
      faults: [{ line: 1, field: 'conversions', problem: 'no-column' }],
    });
  });

  test('with too many lines is refused as a whole', () => {
    expect(read(`${HEAD}\n${'2026-11-20,1,1,1,1\n'.repeat(1001)}`)).toEqual({
      faults: [{ line: 1002, field: 'day', problem: 'too-many-lines' }],
    });
  });

  // spec: 70 Marketing: figures are imported all or none
  test.each([
    ['20.11.2026,5,4,3,1', 'day', 'no-day'],
    ['2026-11-22,5,4,3,1', 'day', 'future-day'],
    ['2026-11-01,5,4,3,1', 'day', 'day-twice'],
    ['2026-11-20,many,0,0,1', 'impressions', 'no-count'],
    ['2026-11-20,1.5,1,0,1', 'impressions', 'no-count'],
    ['2026-11-20,5,-4,0,1', 'clicks', 'no-count'],
    ['2026-11-20,5,4,3,', 'spend', 'no-amount'],
    ['2026-11-20,5,4,3,1.005', 'spend', 'no-amount'],
    ['2026-11-20,5,6,3,1', 'clicks', 'more-than-impressions'],
    ['2026-11-20,5,4,5,1', 'conversions', 'more-than-clicks'],
  ])('with the line %j is refused, and the line is named', (line, field, problem) => {
    expect(read(`${HEAD}\n2026-11-01,5,4,3,1\n${line}`)).toEqual({ faults: [{ line: 3, field, problem }] });
  });
});
