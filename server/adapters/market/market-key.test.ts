import { spawnSync } from 'node:child_process';
import { createHash, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { type MarketState, startOf } from '#domain/market/generator/market-state.ts';
import type { Market } from '#domain/market/generator/market.ts';
import { PRESETS } from '#domain/market/generator/presets.ts';
import { ticksOfMinute } from '#domain/market/ticks/ticks-of-minute.ts';
import { barOfTicks } from '#domain/market/bars/bar-of-ticks.ts';
import { dayBytes } from './day-bytes.ts';
import { nextDay } from './generated-market.ts';
import { commitmentOf, deriveDayKey, deriveMarketKey } from './market-key.ts';

const secret = 'the secret of this installation';
const session = '0c1f7f5e-3c8a-4d55-9a53-0d8a4b7b2f10';
const key = deriveMarketKey(secret, session);
const market: Market = { instruments: [PRESETS.share, PRESETS.coin], startRegime: 'calm' };

/** How many bits of two keys differ. */
function distance(a: Uint8Array, b: Uint8Array): number {
  return a.reduce(
    (sum, byte, place) => sum + (byte ^ (b[place] ?? 0)).toString(2).replaceAll('0', '').length,
    0,
  );
}

test('HKDF is that of RFC 5869, test case 1', () => {
  const made = hkdfSync(
    'sha256',
    Buffer.alloc(22, 0x0b),
    Buffer.from('000102030405060708090a0b0c', 'hex'),
    Buffer.from('f0f1f2f3f4f5f6f7f8f9', 'hex'),
    42,
  );
  expect(Buffer.from(made).toString('hex')).toBe(
    '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
  );
});

test('a longer stream of a day begins with the shorter one, and no two streams are alike', () => {
  const bytes = dayBytes(deriveDayKey(key, 0));
  expect(bytes('bars ALDR', 64).subarray(0, 40)).toEqual(bytes('bars ALDR', 40));
  expect(bytes('bars ALDR', 64)).not.toEqual(bytes('bars NOVA', 64));
});

test('another session, another installation and another version of the generator have other keys', () => {
  const others = [
    deriveMarketKey(secret, `${session}x`),
    deriveMarketKey('that of another one', session),
    deriveMarketKey(secret, session, 99),
  ];
  for (const other of others) expect(distance(key, other)).toBeGreaterThan(80);
});

test('the key of a day makes that day, and lies as far from the next one as chance would have it', () => {
  const first = nextDay(market, key);
  expect(nextDay(market, key)).toEqual(first);
  const distances = Array.from({ length: 200 }, (_, day) =>
    distance(deriveDayKey(key, day), deriveDayKey(key, day + 1)),
  );
  // 256 bits, each of which differs with probability 1/2: deviation 8 of one, 8 / sqrt 200 of the mean.
  const mean = distances.reduce((sum, each) => sum + each, 0) / distances.length;
  expect(Math.abs(mean - 128)).toBeLessThan(3 * (8 / Math.sqrt(200)));
  expect(Math.min(...distances)).toBeGreaterThan(80);
});

test('a process of its own comes to the same path from the same key', () => {
  const source = `
    import { nextDay } from '#server/adapters/market/generated-market.ts';
    import { PRESETS } from '#domain/market/generator/presets.ts';
    const market = { instruments: [PRESETS.share, PRESETS.coin], startRegime: 'calm' };
    const key = Buffer.from('${key.toString('hex')}', 'hex');
    const first = nextDay(market, key);
    console.log(JSON.stringify(nextDay(market, key, first.state).bars));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' });
  const { state } = nextDay(market, key);
  expect(JSON.parse(stdout)).toEqual(nextDay(market, key, state).bars);
});

test('a day is the same from the state that was kept as text', () => {
  const { state } = nextDay(market, key);
  const kept = JSON.parse(JSON.stringify(state)) as MarketState;
  expect(nextDay(market, key, kept)).toEqual(nextDay(market, key, state));
});

test('the ticks of a minute are made without those of any other, and make its bar', () => {
  const { bars } = nextDay(market, key);
  const bytes = dayBytes(deriveDayKey(key, startOf(market).day));
  const [, coins = []] = bars;
  for (const bar of coins.slice(700, 740)) {
    expect(barOfTicks(ticksOfMinute('NOVA', bar, bytes))).toEqual(bar);
  }
});

test('the commitment is a SHA-256 that anybody can repeat, and no other key or parameter has it', () => {
  const commitment = commitmentOf(key, market);
  // The keys of objects are in order, whatever the order they were written in.
  const [first, second] = market.instruments.map(({ instrument, model }) => ({ model, instrument }));
  expect(commitmentOf(key, { startRegime: 'calm', instruments: [first, second] } as Market)).toBe(commitment);
  const text = JSON.stringify({ generator: 1, key: 'ab', market: { instruments: [], startRegime: 'calm' } });
  expect(commitmentOf(Buffer.from('ab', 'hex'), { startRegime: 'calm', instruments: [] })).toBe(
    createHash('sha256').update(text).digest('hex'),
  );
  const edge = { kind: 'gap_reversal', share: 0.1, minutes: 60 } as const;
  const changed: Market[] = [
    { ...market, startRegime: 'crisis' },
    { ...market, holdsRegime: true },
    { ...market, instruments: [{ ...PRESETS.share, edge }, PRESETS.coin] },
  ];
  expect(new Set([commitment, ...changed.map((other) => commitmentOf(key, other))]).size).toBe(4);
  expect(commitmentOf(deriveMarketKey(secret, 'another'), market)).not.toBe(commitment);
});
