import { expect, test } from 'vitest';
import { generateDays } from '#tests/support/market/generate-days.ts';
import type { Bar } from '../../market/bar.ts';
import { PRESETS } from '../../market/generator/presets.ts';
import { MINUTES_A_DAY } from '../../market/open-hours.ts';
import { HISTORY_DAYS } from '../limits.ts';
import type { ScenarioFile } from './scenario-contract.ts';
import { scenarioMarket } from './scenario-market.ts';

type InFile = ScenarioFile['market'];

const built = (market: Partial<InFile>) =>
  scenarioMarket({ market: { preset: 'share', regime: 'calm', planted: [], ...market } });
const barsOf = (market: Partial<InFile>, place = 0) =>
  generateDays(built(market), HISTORY_DAYS + 5, 11)[place] ?? [];
const dayOf = (bars: readonly Bar[], day: number) =>
  bars.filter(({ minute }) => Math.floor(minute / MINUTES_A_DAY) === HISTORY_DAYS + day - 1);

test('without changes it is the market of free practice', () => {
  expect(built({})).toEqual({ instruments: [PRESETS.share], startRegime: 'calm' });
  expect(built({ preset: 'share_and_index', holds: true })).toEqual({
    instruments: [PRESETS.share, PRESETS.index],
    startRegime: 'calm',
    holdsRegime: true,
  });
});

test('presets are multiplied, and the drift replaced', () => {
  const [share] = built({ volatility: 2, volume: 0.01, spread: 5, drift_percent: -20 }).instruments;
  expect(share?.model).toEqual({ ...PRESETS.share.model, volatilityADay: 0.036, drift: -0.2 });
  expect(share?.instrument).toMatchObject({ averageDailyVolume: 20_000, spread: { usual: 10, widest: 200 } });
});

test('a planted gap opens its day where it says, and changes nothing before it', () => {
  const planted = [{ kind: 'leap', instrument: 'share', day: 3, minute: 0, percent: -9 }] as const;
  const [usual, gapped] = [barsOf({}), barsOf({ planted: [...planted] })];
  const before = usual.filter(({ minute }) => minute < (HISTORY_DAYS + 2) * MINUTES_A_DAY);
  expect(gapped.slice(0, before.length)).toEqual(before);
  const [open = 0, opened = 1] = [dayOf(gapped, 3)[0]?.open, dayOf(usual, 3)[0]?.open];
  expect(open / opened).toBeCloseTo(0.91, 3);
});

test('planted news comes at its minute, to its instrument alone', () => {
  const planted = [{ kind: 'leap', instrument: 'share', day: 2, minute: 900, percent: 6 }] as const;
  const market = { preset: 'share_and_index' } as const;
  const [usual, leapt] = [barsOf(market), barsOf({ ...market, planted: [...planted] })];
  const minute = (HISTORY_DAYS + 1) * MINUTES_A_DAY + 900;
  const openAt = (bars: readonly Bar[]) => bars.find((bar) => bar.minute === minute)?.open ?? 0;
  expect(openAt(leapt) / openAt(usual)).toBeCloseTo(1.06, 3);
  expect(barsOf({ ...market, planted: [...planted] }, 1)).toEqual(barsOf(market, 1));
});

test('a planted crisis begins with its day, and ends with another regime', () => {
  const planted = [
    { kind: 'regime', day: 2, regime: 'crisis' },
    { kind: 'regime', day: 4, regime: 'calm' },
  ] as const;
  const bars = barsOf({ holds: true, planted: [...planted] });
  const spreadOf = (day: number) => dayOf(bars, day).reduce((sum, { high, low }) => sum + high - low, 0);
  expect(spreadOf(2)).toBeGreaterThan(1.6 * spreadOf(1));
  // What is excited by a crisis calms down over days.
  expect(spreadOf(3)).toBeGreaterThan(1.3 * spreadOf(4));
});

test('a planted edge is that of the generator, of its instrument', () => {
  const planted = [{ kind: 'gap-reversal', instrument: 'index', share: 0.8, minutes: 120 }] as const;
  const { instruments } = built({ preset: 'share_and_index', planted: [...planted] });
  expect(instruments.map(({ edge }) => edge)).toEqual([
    undefined,
    { kind: 'gap_reversal', share: 0.8, minutes: 120 },
  ]);
});
