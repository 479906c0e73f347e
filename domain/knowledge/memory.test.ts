import { fsrs, type Grade, Rating } from 'ts-fsrs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from './learner-day.ts';
import {
  type Card,
  gradeRecall,
  intervalFor,
  LONGEST_AFTER_CHOICE,
  LONGEST_INTERVAL,
  recallOn,
  type RecallGrade,
  scheduleCard,
  testedOutCard,
} from './memory.ts';

const DAY = '2026-11-23';
const good = { grade: 'good', day: DAY, is_constructed: true, target_recall: 0.9 } as const;

/** The formulas of FSRS-6 as its authors publish them, with its default parameters, worked out apart from the package. */
const w = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
  1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
const at = (index: number) => w[index] ?? Number.NaN;
const initialDifficulty = (grade: number) => at(4) - Math.exp(at(5) * (grade - 1)) + 1;
const curve = (days: number, stability: number) =>
  (1 + (0.9 ** (-1 / at(20)) - 1) * (days / stability)) ** -at(20);

function nextByFormula({ s, d }: { s: number; d: number }, days: number, grade: number) {
  const recall = curve(days, s);
  const forgotten = at(11) * d ** -at(12) * ((s + 1) ** at(13) - 1) * Math.exp(at(14) * (1 - recall));
  const penalty = grade === 2 ? at(15) : 1;
  const recalled =
    s * (1 + Math.exp(at(8)) * (11 - d) * s ** -at(9) * (Math.exp(at(10) * (1 - recall)) - 1) * penalty);
  const moved = d - at(6) * (grade - 3) * ((10 - d) / 9);
  const reverted = at(7) * initialDifficulty(4) + (1 - at(7)) * moved;
  return { s: grade === 1 ? Math.min(forgotten, s) : recalled, d: Math.min(Math.max(reverted, 1), 10) };
}

describe('FSRS-6', () => {
  test('the package is FSRS-6: the memory after a published history of its test suite', () => {
    const published = fsrs({ enable_short_term: true });
    let memory: { stability: number; difficulty: number } | null = null;
    const { Again, Good } = Rating;
    const history: [Grade, number][] = [
      [Again, 0],
      [Good, 0],
      [Good, 1],
      [Good, 3],
      [Good, 8],
      [Good, 21],
    ];
    for (const [grade, days] of history) memory = published.next_state(memory, days, grade);
    expect(memory?.stability).toBeCloseTo(53.62691, 4);
    expect(memory?.difficulty).toBeCloseTo(6.3574867, 4);
  });

  test('the first intervals are the published initial stabilities', () => {
    const first = (grade: RecallGrade) => scheduleCard(null, { ...good, grade }).stability;
    expect([first('again'), first('hard'), first('good')]).toEqual([0.212, 1.2931, 2.3065]);
  });

  test('stability and difficulty follow the published formulas, whatever was answered when', () => {
    const answer = fc.record({
      grade: fc.constantFrom<RecallGrade>('again', 'hard', 'good'),
      days: fc.integer({ min: 1, max: 200 }),
    });
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 12 }), (answers) => {
        let card: Card = scheduleCard(null, good);
        let wanted = { s: at(2), d: initialDifficulty(3) };
        for (const { grade, days } of answers) {
          wanted = nextByFormula(wanted, days, { again: 1, hard: 2, good: 3 }[grade]);
          card = scheduleCard(card, { ...good, grade, day: addDays(card.day, days) });
          expect(card.stability / wanted.s).toBeCloseTo(1, 4);
          expect(card.difficulty).toBeCloseTo(wanted.d, 4);
        }
      }),
    );
  });

  test('recall falls to 90% after as many days as the stability says', () => {
    expect(recallOn({ stability: 10, day: DAY }, addDays(DAY, 10))).toBeCloseTo(0.9, 6);
    expect(recallOn({ stability: 10, day: DAY }, addDays(DAY, 40))).toBeCloseTo(curve(40, 10), 6);
    expect(recallOn({ stability: 10, day: DAY }, DAY)).toBe(1);
  });

  test('who wants to recall more is asked earlier, within 0.8 to 0.95', () => {
    expect(intervalFor(10, 0.9)).toBe(10);
    expect(intervalFor(10, 0.95)).toBeLessThan(10);
    expect(intervalFor(10, 0.8)).toBeGreaterThan(10);
    expect(intervalFor(10, 0.2)).toBe(intervalFor(10, 0.8));
    expect(intervalFor(10, 1)).toBe(intervalFor(10, 0.95));
  });
});

test('wrong or two hints is Again, one hint Hard, anything else Good', () => {
  expect(gradeRecall({ is_right: false, hints: 0 })).toBe('again');
  expect(gradeRecall({ is_right: true, hints: 2 })).toBe('again');
  expect(gradeRecall({ is_right: true, hints: 1 })).toBe('hard');
  expect(gradeRecall({ is_right: true, hints: 0 })).toBe('good');
});

test('a card returns after 1 to 180 days, and no choice raises an interval above 21', () => {
  const answer = fc.record({
    grade: fc.constantFrom<RecallGrade>('again', 'hard', 'good'),
    is_constructed: fc.boolean(),
    late: fc.integer({ min: 0, max: 400 }),
    target_recall: fc.double({ min: 0.8, max: 0.95, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(answer, { minLength: 1, maxLength: 20 }), (answers) => {
      let card: Card | null = null;
      for (const { late, ...recall } of answers) {
        const before: number = card?.interval ?? 0;
        card = scheduleCard(card, { ...recall, day: card ? addDays(card.due, late) : DAY });
        expect(card.interval).toBeGreaterThanOrEqual(1);
        expect(card.interval).toBeLessThanOrEqual(LONGEST_INTERVAL);
        expect(daysBetween(card.day, card.due)).toBe(card.interval);
        if (!recall.is_constructed && card.interval > LONGEST_AFTER_CHOICE) {
          expect(card.interval).toBeLessThanOrEqual(before);
        }
      }
    }),
  );
});

test('who tested out is asked again in a week', () => {
  expect(testedOutCard(good)).toMatchObject({ interval: 7, due: '2026-11-30' });
});
