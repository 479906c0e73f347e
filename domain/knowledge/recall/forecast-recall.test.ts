import { describe, expect, test } from 'vitest';
import type { Evidence } from '../evidence.ts';
import { forecastRecall, rememberedOn } from './forecast-recall.ts';
import { addDays } from '../learner-day.ts';
import { scheduleCard } from '../memory.ts';

const FIRST = '2026-11-01';
const good = (day: string) =>
  scheduleCard(null, { grade: 'good', day, is_constructed: true, target_recall: 0.9 });
const skills = Array.from({ length: 30 }, (_, place) => ({
  skill: `skill-${String(place).padStart(2, '0')}`,
  strand: String(place % 3),
  card: good(addDays(FIRST, place % 5)),
}));
const within = { days: 14, most: 6, targetRecall: 0.9 };

describe('a forecast', () => {
  const { kept, without } = forecastRecall(skills, '2026-11-08', within);

  test('falls without reviews, and stays above that with them', () => {
    for (let n = 1; n < without.length; n++) expect(without[n]).toBeLessThan(without[n - 1] ?? 0);
    for (const [place, { recall }] of kept.entries()) {
      expect(recall).toBeGreaterThan(without[place] ?? 1);
      expect(recall).toBeLessThanOrEqual(1);
    }
  });

  test('never has more reviews on a day than it may', () => {
    expect(Math.max(...kept.map(({ due }) => due))).toBe(within.most);
    expect(kept.map(({ day }) => day)).toEqual(
      Array.from({ length: 14 }, (_, n) => addDays('2026-11-08', n)),
    );
  });

  test('of nothing is nothing', () => {
    expect(forecastRecall([], FIRST, within).kept.every(({ recall, due }) => recall === 0 && due === 0)).toBe(
      true,
    );
  });
});

test('what was remembered is read from the evidence, day by day', () => {
  const answer = (skill: string, day: string): Evidence & { skill: string } => ({
    skill,
    template: skill,
    place: 'quiz',
    try: 1,
    is_right: true,
    hints: 0,
    is_constructed: true,
    level: 1,
    day,
    target_recall: 0.9,
  });
  const days = [0, 1, 2, 3].map((n) => addDays(FIRST, n));
  const recalls = rememberedOn([answer('a', days[1] ?? ''), answer('b', days[3] ?? '')], days);
  expect(recalls[0]).toBeNull();
  expect(recalls[1]).toBe(1);
  expect(recalls[2]).toBeLessThan(1);
  expect(recalls[3]).toBeGreaterThan(recalls[2] ?? 1);
});
