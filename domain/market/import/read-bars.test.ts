import * as v from 'valibot';
import { expect, test } from 'vitest';
import { importTermsSchema, instrumentOf } from './import-terms.ts';
import { readBars } from './read-bars.ts';

const written = {
  symbol: 'ABC',
  class: 'share',
  currency: 'USD',
  tick: '0.01',
  lot: 1,
  daily_volume: 500_000,
  usual_spread: 2,
  widest_spread: 20,
  hours: 'weekdays 14:30-21:00',
  source: 'Bars recorded by the operator of this installation.',
  licence: 'CC0 1.0, dedicated to the public domain by who recorded them.',
};
const instrument = instrumentOf(v.parse(importTermsSchema, written));
const HEAD = 'time,open,high,low,close,volume';
const says = (...lines: string[]) => readBars([HEAD, ...lines].join('\n'), instrument);

test('bars are read into whole ticks and minutes since the Monday before them', () => {
  const text = `${HEAD},spread\n2024-03-05T14:30Z,101.25,101.4,101.2,101.3,1200,3\n2024-03-05 14:31:00,101.3,101.3,101.3,101.3,0,\n`;
  expect(readBars(text, instrument)).toEqual({
    firstMonday: '2024-03-04',
    faults: [],
    bars: [
      { minute: 2310, open: 10_125, high: 10_140, low: 10_120, close: 10_130, volume: 1200, spread: 3 },
      { minute: 2311, open: 10_130, high: 10_130, low: 10_130, close: 10_130, volume: 0, spread: 2 },
    ],
  });
});

test('the terms say what the instrument is counted in', () => {
  expect(instrument).toMatchObject({ tickSize: 1_000_000, lotSize: 100_000_000, tickValue: 1_000_000 });
  expect(instrument.hours).toHaveLength(5);
});

test.each([
  ['2024-03-05T14:30:20Z,1,1,1,1,1', 'no full minute'],
  ['2024-02-31T14:30Z,1,1,1,1,1', 'no full minute'],
  ['2024-03-05T14:30+01:00,1,1,1,1,1', 'no full minute'],
  ['2024-03-05T09:30Z,1,1,1,1,1', 'ABC is closed at 2024-03-05T09:30Z'],
  ['2024-03-09T15:30Z,1,1,1,1,1', 'ABC is closed'],
  ['2024-03-05T14:30Z,1.005,2,1,1,1', 'The open "1.005" is no whole number of ticks'],
  ['2024-03-05T14:30Z,1,2,0,1,1', 'The low "0" is no whole number of ticks'],
  ['2024-03-05T14:30Z,-1,2,1,1,1', 'The open "-1"'],
  ['2024-03-05T14:30Z,1,1.5,1,2,1', 'The high 1.5 lies below'],
  ['2024-03-05T14:30Z,1,2,1.5,2,1', 'The low 1.5 lies above'],
  ['2024-03-05T14:30Z,1,2,1,1,1.5', 'The volume "1.5"'],
  ['2024-03-05T14:30Z,1,2,1,1', 'The volume ""'],
])('%s is refused', (line, fault) => {
  const { bars, faults } = says('2024-03-04T14:30Z,1,1,1,1,1', line);
  expect(faults).toEqual([{ line: 3, says: expect.stringContaining(fault) }]);
  expect(bars).toHaveLength(1);
});

test('every fault names its line, empty lines counted', () => {
  const { faults } = says('2024-03-05T14:31Z,1,1,1,1,1', '', '2024-03-05T14:30Z,1,1,1,1,1', 'x,1,1,1,1,1');
  expect(faults.map(({ line }) => line)).toEqual([4, 5]);
  expect(faults[0]?.says).toContain('does not come after');
});

test('a file without columns or bars is refused', () => {
  expect(readBars('when,price\n1,2', instrument).faults[0]?.says).toContain(
    'time, open, high, low, close, volume',
  );
  expect(readBars('', instrument).faults).toHaveLength(1);
  expect(says().faults[0]?.says).toContain('no bars');
});

test.each([
  [{ licence: '' }, 'what allows their use'],
  [{ source: 'web' }, 'where the bars come from'],
  [{ hours: 'weekdays 21:00-14:30' }, 'must be "always"'],
  [{ tick: '0' }, 'above 0'],
  [{ symbol: 'abc' }, 'capitals'],
])('terms with %o are refused', (change, fault) => {
  const { issues } = v.safeParse(importTermsSchema, { ...written, ...change });
  expect(issues?.map(({ message }) => message).join()).toContain(fault);
});
