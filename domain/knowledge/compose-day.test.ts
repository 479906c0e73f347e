import { describe, expect, test } from 'vitest';
import { seededRandom } from '../kernel/seeded-random.ts';
import { REVIEWS_A_DAY } from './choose-reviews.ts';
import { composeDay, type DayFacts, LESSON_MINUTES, SCENARIO_MINUTES, sumOf } from './compose-day.ts';

const usual: DayFacts = {
  minutes: 15,
  isFirst: false,
  reviews: { done: 0, left: 6 },
  lesson: { minutes: 12, isDone: false },
  drill: { isDone: false },
  puzzle: { isDone: false },
  scenario: null,
};

const kinds = (facts: DayFacts) => composeDay(facts).map(({ kind, minutes }) => `${kind} ${minutes}`);

describe('a day', () => {
  test('is reviews, the next lesson to its stopping place, a drill and the puzzle', () => {
    expect(kinds(usual)).toEqual(['reviews 4', 'lesson 5', 'drill 3', 'puzzle 1']);
  });

  test('begins with one lesson and nothing else', () => {
    expect(kinds({ ...usual, isFirst: true })).toEqual(['lesson 5']);
    expect(kinds({ ...usual, isFirst: true, minutes: 5 })).toEqual(['lesson 5']);
  });

  test('gives a short day reviews, and the lesson what is left of it', () => {
    expect(kinds({ ...usual, minutes: 5, reviews: { done: 0, left: 40 } })).toEqual([
      'reviews 2',
      'lesson 3',
    ]);
  });

  test('leaves out what does not fit', () => {
    expect(kinds({ ...usual, minutes: 10 })).toEqual(['reviews 4', 'lesson 5', 'puzzle 1']);
  });

  test('without reviews and lessons is what there is, or nothing', () => {
    const without = { ...usual, reviews: { done: 0, left: 0 }, lesson: null };
    expect(kinds(without)).toEqual(['drill 3', 'puzzle 1']);
    expect(kinds({ ...without, drill: null, puzzle: null })).toEqual([]);
  });

  test('ends with a scenario where there is room for it, as long as there is', () => {
    const trading = { ...usual, scenario: { isDone: false } };
    expect(kinds(trading)).toEqual(kinds(usual));
    expect(kinds({ ...trading, minutes: 20 }).at(-1)).toBe('scenario 7');
    expect(kinds({ ...trading, minutes: 60 }).at(-1)).toBe('scenario 10');
    expect(kinds({ ...trading, drill: null }).at(-1)).toBe('scenario 5');
    expect(kinds({ ...trading, isFirst: true, minutes: 60 })).toEqual(['lesson 5']);
  });

  test('keeps all that was still to do when the scenario is done first', () => {
    const trading = { ...usual, drill: null, scenario: { isDone: false } };
    const done = { ...trading, scenario: { isDone: true } };
    expect(kinds(done)).toEqual(kinds(trading));
  });

  test('never counts a backlog', () => {
    const [reviews] = composeDay({ ...usual, minutes: 60, reviews: { done: 0, left: 300 } });
    expect(reviews?.questions).toBe(REVIEWS_A_DAY);
  });

  test('keeps what was done, when fewer minutes are chosen after it too', () => {
    const after = { ...usual, minutes: 5, drill: { isDone: true }, lesson: { minutes: 12, isDone: true } };
    expect(composeDay(after).filter(({ isDone }) => isDone)).toHaveLength(2);
  });
});

/** Days of every kind, the same each time. */
function* anyDays(count: number): Generator<DayFacts> {
  const random = seededRandom(7);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const sometimes = <T>(value: T): T | null => (random() < 0.7 ? value : null);
  for (let n = 0; n < count; n++) {
    yield {
      minutes: 5 + upTo(55),
      isFirst: random() < 0.1,
      reviews: { done: upTo(14), left: upTo(40) },
      lesson: sometimes({ minutes: 1 + upTo(40), isDone: random() < 0.3 }),
      drill: sometimes({ isDone: random() < 0.3 }),
      puzzle: sometimes({ isDone: random() < 0.3 }),
      scenario: sometimes({ isDone: random() < 0.3 }),
    };
  }
}

describe('of 5,000 days', () => {
  test('none asks for more minutes than chosen, but for the smallest one thing', () => {
    for (const facts of anyDays(5000)) {
      const day = composeDay(facts);
      const done = sumOf(day.filter(({ isDone }) => isDone));
      const open = day.filter(({ isDone }) => !isDone);
      if (day.length > 1) expect(sumOf(open)).toBeLessThanOrEqual(Math.max(facts.minutes - done, 0));
      expect(day.length).toBe(new Set(day.map(({ kind }) => kind)).size);
    }
  });

  test('none gives reviews more than 40% of its minutes, or a lesson more than five', () => {
    for (const facts of anyDays(5000)) {
      for (const { kind, minutes, questions } of composeDay(facts)) {
        if (kind === 'reviews') expect(minutes).toBeLessThanOrEqual(0.4 * facts.minutes);
        if (kind === 'reviews') expect(questions).toBeLessThanOrEqual(REVIEWS_A_DAY);
        if (kind === 'lesson') expect(minutes).toBeLessThanOrEqual(LESSON_MINUTES);
        if (kind === 'scenario') expect(minutes).toBeLessThanOrEqual(SCENARIO_MINUTES.most);
        if (kind === 'scenario') expect(minutes).toBeGreaterThanOrEqual(SCENARIO_MINUTES.least);
        expect(minutes).toBeGreaterThan(0);
      }
    }
  });

  test('each is the same for the same facts', () => {
    for (const facts of anyDays(500)) expect(composeDay(facts)).toEqual(composeDay(structuredClone(facts)));
  });

  test('what is done stays done, and doing one thing adds nothing to the others', () => {
    for (const facts of anyDays(5000)) {
      if (facts.isFirst) continue;
      const before = composeDay(facts);
      const next = before.find(({ isDone }) => !isDone);
      if (!next) continue;
      const after = composeDay(doneOf(facts, next.kind, next.questions));
      const kept = after.find(({ kind }) => kind === next.kind);
      expect(kept?.isDone).toBe(true);
      for (const { kind, isDone } of before) if (isDone) expect(after.map((one) => one.kind)).toContain(kind);
      expect(after.filter(({ isDone }) => !isDone).length).toBeLessThanOrEqual(before.length);
    }
  });
});

function doneOf(facts: DayFacts, kind: string, questions: number): DayFacts {
  const { reviews, lesson, drill, puzzle, scenario } = facts;
  if (kind === 'reviews') {
    const asked = Math.max(questions - reviews.done, 0);
    return { ...facts, reviews: { done: reviews.done + asked, left: reviews.left - asked } };
  }
  if (kind === 'lesson' && lesson) return { ...facts, lesson: { ...lesson, isDone: true } };
  if (kind === 'drill' && drill) return { ...facts, drill: { isDone: true } };
  if (kind === 'puzzle' && puzzle) return { ...facts, puzzle: { isDone: true } };
  return scenario ? { ...facts, scenario: { isDone: true } } : facts;
}
