import { expect, test } from 'vitest';
import { alertMonitor } from './alert-monitor.ts';
import { errorsBetween, meanEstimate, spread } from '../spread.ts';

const values = {
  cases: 250,
  base_rate: 2,
  detector: 'rates',
  hit_rate: 90,
  false_alarm_rate: 5,
  separation: 3,
  threshold: 1.5,
  drift_from: 0,
  drift_loss: 50,
} as const;
const { formulas } = alertMonitor;

test('90% of breaks caught, 5% false alarms, breaks in 2% of trades: 26.9% of alerts are real', () => {
  expect(formulas.real_alerts?.of(values)?.toFixed(1)).toBe('26.9');
});

test('of all alerts of many years, as many are real as Bayes says', () => {
  const { runs } = spread(alertMonitor, values, 1, 2000);
  const total = (name: 'hits' | 'alerts') => runs.reduce((sum, { numbers }) => sum + numbers[name], 0);
  const share = total('hits') / total('alerts');
  const standardError = Math.sqrt((share * (1 - share)) / total('alerts'));
  expect(
    errorsBetween({ value: share, standardError }, (formulas.real_alerts?.of(values) ?? 0) / 100),
  ).toBeLessThan(3);
});

test.each([
  { detector: 'score' },
  { detector: 'score', threshold: 2.5 },
  { drift_from: 101, drift_loss: 80, base_rate: 20 },
  { base_rate: 50, hit_rate: 60 },
] as const)('hits, misses and false alarms of %o are those of the formulas', (given) => {
  const set = { ...values, ...given };
  const { numbers } = spread(alertMonitor, set, 2, 2000);
  expect(errorsBetween(meanEstimate(numbers.hits), formulas.mean_hits?.of(set) ?? 0)).toBeLessThan(3);
  expect(errorsBetween(meanEstimate(numbers.missed), formulas.mean_missed?.of(set) ?? 0)).toBeLessThan(3);
  expect(
    errorsBetween(meanEstimate(numbers.false_alarms), formulas.mean_false_alarms?.of(set) ?? 0),
  ).toBeLessThan(3);
});

test('a lower threshold finds more and is wrong more often', () => {
  const at = (threshold: number) => ({ ...values, detector: 'score', threshold }) as const;
  expect(formulas.hit_share?.of(at(1.5))).toBeCloseTo(93.319, 3);
  expect(formulas.false_alarm_share?.of(at(1.5))).toBeCloseTo(6.681, 3);
  expect(formulas.hit_share?.of(at(1)) ?? 0).toBeGreaterThan(97);
  expect(formulas.false_alarm_share?.of(at(1)) ?? 0).toBeGreaterThan(15);
});

test('every case is a hit, a miss, a false alarm or nothing', () => {
  const { numbers, series } = alertMonitor.run({ ...values, base_rate: 30 }, 3);
  expect(numbers.hits + numbers.missed).toBe(numbers.breaks);
  expect(numbers.hits + numbers.false_alarms).toBe(numbers.alerts);
  expect(series.is_alert.filter((one) => one === 1)).toHaveLength(numbers.alerts);
  expect(series.hits_so_far.at(-1)).toBe(numbers.hits);
});
