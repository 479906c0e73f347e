import { expect, test } from 'vitest';
import { dispositionOf, type Sale } from './disposition.ts';

const sale = (sold: Sale['sold'], gains: number, losses: number, isPlanned = false): Sale => ({
  sold,
  gains,
  losses,
  isPlanned,
});

test('on Odean’s own example PGR is 1/2 and PLR 1/4', () => {
  // One investor holds A and B at a gain, C, D and E at a loss, and sells A and C: B is left, and D and E.
  // The next day another holds F and G at a gain and H at a loss, and sells F: G and H are left.
  const days = [[sale('gain', 1, 2), sale('loss', 1, 2)], [sale('gain', 1, 1)]];
  expect(dispositionOf(days)).toEqual({
    realisedGains: 2,
    paperGains: 2,
    realisedLosses: 1,
    paperLosses: 3,
    pgr: 1 / 2,
    plr: 1 / 4,
  });
});

test('planned exits and sales of the only position show no choice', () => {
  expect(dispositionOf([[sale('gain', 0, 0)], [sale('loss', 3, 3, true)]])).toMatchObject({
    pgr: undefined,
    plr: undefined,
  });
});

test('a position at neither gain nor loss counts for neither', () => {
  expect(dispositionOf([[sale('even', 1, 1)]])).toMatchObject({ pgr: 0, plr: 0 });
});
