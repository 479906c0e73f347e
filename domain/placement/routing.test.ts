import { describe, expect, test } from 'vitest';
import { type RouteFacts, routeAfter } from './routing.ts';

const ALL = new Set([
  'trading-psychology/when-trading-harms',
  'trading-psychology/decisions-and-results',
  'crypto-fundamentals/honest-odds-first',
  'crypto-fundamentals/what-a-blockchain-records',
  'risk-management-with-ai/map-of-risks',
  'technical-analysis-and-indicators/bars-frames-scales',
  'forex-market-mechanics/who-trades-currencies',
]);

/** Estimates of strands; what is not named is not asked and takes the estimate over all, 0. */
function resultOf(estimates: Record<string, number>) {
  const strands = Object.entries(estimates).map(([strand, estimate]) => ({
    strand,
    estimate,
    asked: 1,
    right: 1,
    low: estimate - 1,
    high: estimate + 1,
    from_level: 1 as const,
    to_level: 3 as const,
  }));
  return { estimate: 0, strands };
}

const route = (estimates: Record<string, number>, facts: Partial<RouteFacts> = {}) =>
  routeAfter(resultOf(estimates), { goals: [], written: ALL, ...facts });

describe('routeAfter', () => {
  test.each<[string, Record<string, number>, Partial<RouteFacts>, string]>([
    ['harm comes before all', { 'market-basics': 2 }, { harm: true, goals: ['crypto'] }, 'harm'],
    ['basics that are missing', { 'market-basics': -1.5 }, { goals: ['crypto'] }, 'basics'],
    ['orders that are missing', { 'orders-and-costs': -1.36 }, {}, 'basics'],
    ['the middle of a level is enough', { 'orders-and-costs': -1.35 }, { goals: ['crypto'] }, 'crypto'],
    ['sizing that is missing', { 'sizing-and-risk': -1.4 }, { goals: ['crypto'] }, 'sizing'],
    [
      'charts, where that course was chosen',
      { 'charts-and-indicators': 0.1 },
      { course: 'technical-analysis-and-indicators' },
      'charts',
    ],
    [
      'charts that are not there yet',
      { 'charts-and-indicators': -0.1, psychology: 1 },
      { course: 'technical-analysis-and-indicators' },
      'otherwise',
    ],
    ['currencies', { 'orders-and-costs': -0.5, 'sizing-and-risk': 0 }, { goals: ['forex'] }, 'forex'],
    [
      'currencies too early',
      { 'orders-and-costs': -0.5, 'sizing-and-risk': -0.5 },
      { goals: ['forex'] },
      'otherwise',
    ],
    ['psychology as a goal', {}, { goals: ['psychology'] }, 'psychology'],
    ['psychology as the weakest strand', { psychology: -1, 'market-basics': 0 }, {}, 'psychology'],
    ['nothing in particular', { 'market-basics': 1 }, { goals: ['career'] }, 'otherwise'],
  ])('%s', (_name, estimates, facts, reason) => {
    expect(route(estimates, facts).reason).toBe(reason);
  });

  test('a line that leads to what is not written yet is passed over', () => {
    const written = new Set(
      [...ALL].filter((start) => start !== 'crypto-fundamentals/what-a-blockchain-records'),
    );
    expect(route({}, { goals: ['crypto'], written })).toEqual({
      reason: 'otherwise',
      start: 'crypto-fundamentals/honest-odds-first',
      strand: null,
    });
  });
});

test.each<[string, Record<string, number>, Partial<RouteFacts>, string | null]>([
  ['the one of the basics that is missing', { 'orders-and-costs': -1.36 }, {}, 'orders-and-costs'],
  ['the first of two that are', { 'orders-and-costs': -2, 'market-basics': -2 }, {}, 'market-basics'],
  ['sizing', { 'sizing-and-risk': -1.4 }, {}, 'sizing-and-risk'],
  ['that of a goal', {}, { goals: ['crypto'] }, 'crypto'],
  ['none in particular', { 'market-basics': 1 }, {}, null],
])('a route begins with %s', (_, estimates, facts, strand) => {
  expect(route(estimates, facts).strand).toBe(strand);
});
