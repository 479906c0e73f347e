import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Evidence, RESPONSE_PLACES } from './evidence.ts';
import { addDays } from './learner-day.ts';
import { foldResponse, NEW_SKILL, SKILL_STATUSES, type SkillState, statusOn } from './skill-state.ts';

const DAY = '2026-11-23';

const right: Evidence = {
  template: 'a',
  place: 'quiz',
  try: 1,
  is_right: true,
  hints: 0,
  is_constructed: true,
  level: 2,
  day: DAY,
  target_recall: 0.9,
};

const after = (...responses: Partial<Evidence>[]) =>
  responses.reduce<SkillState>(
    (state, response) => foldResponse(state, { ...right, ...response }),
    NEW_SKILL,
  );

/** Four right answers to two items on one day. */
const four = [{}, {}, { template: 'b' }, { template: 'b' }];
/** And two more, days later. */
const six = [...four, { day: addDays(DAY, 4) }, { day: addDays(DAY, 8) }];

describe('the status of a skill', () => {
  test('nothing answered is not met, and so is what a placement asked in vain', () => {
    expect(statusOn(NEW_SKILL, DAY, 1)).toBe('not_met');
    expect(statusOn(after({ place: 'placement', is_right: false }), DAY, 1)).toBe('not_met');
    expect(statusOn(after({ place: 'placement' }), DAY, 1)).toBe('learning');
    expect(statusOn(after({ is_right: false }), DAY, 1)).toBe('learning');
  });

  test('four unaided answers from two items make it known, three or one item do not', () => {
    expect(statusOn(after(...four), DAY, 1)).toBe('known');
    expect(statusOn(after(...four.slice(1)), DAY, 1)).toBe('learning');
    expect(statusOn(after({}, {}, {}, {}, {}, {}), DAY, 1)).toBe('learning');
  });

  test('answers with a hint are no unaided ones', () => {
    const helped = four.map((response) => ({ ...response, hints: 1 }));
    expect(statusOn(after(...helped, ...helped, ...helped), DAY, 1)).toBe('learning');
  });

  test('recall alone does not show a skill above the first level', () => {
    const recalled = four.map((response) => ({ ...response, level: 1 }));
    expect(statusOn(after(...recalled), DAY, 1)).toBe('known');
    expect(statusOn(after(...recalled), DAY, 3)).toBe('learning');
    expect(statusOn(after(...recalled, { level: 2 }), DAY, 3)).toBe('known');
  });

  test('two answers on different days, each three days after the skill was met, make it mastered', () => {
    expect(statusOn(after(...six), addDays(DAY, 8), 2)).toBe('mastered');
    expect(statusOn(after(...six.slice(0, 5)), addDays(DAY, 4), 2)).toBe('known');
    const hasty = [...four, { day: addDays(DAY, 2) }, { day: addDays(DAY, 4) }];
    expect(statusOn(after(...hasty), addDays(DAY, 4), 2)).toBe('known');
  });

  test('choices alone never master, nor do puzzles and placements', () => {
    const chosen = six.map((response) => ({ ...response, is_constructed: false }));
    expect(statusOn(after(...chosen), addDays(DAY, 8), 2)).toBe('known');
    for (const place of ['puzzle', 'placement', 'test_out'] as const) {
      const elsewhere = six.map((response, index) => (index < 4 ? response : { ...response, place }));
      expect(statusOn(after(...elsewhere), addDays(DAY, 8), 2)).toBe('known');
    }
  });

  test('what is forgotten again goes back to learning', () => {
    const day = addDays(DAY, 20);
    expect(statusOn(after(...six, { day, is_right: false }), day, 2)).toBe('learning');
    // The answer of the same day that does not schedule is no Again.
    expect(statusOn(after(...six, { day }, { day, is_right: false }), day, 2)).toBe('mastered');
  });

  test('it fades when recall is forecast below 80%, and comes back with an answer', () => {
    const later = addDays(DAY, 400);
    expect(statusOn(after(...six), later, 2)).toBe('fading');
    expect(statusOn(after(...six, { day: later }), later, 2)).toBe('mastered');
  });

  test('a second try changes nothing', () => {
    const state = after(...six);
    expect(foldResponse(state, { ...right, try: 2, is_right: false })).toBe(state);
  });
});

describe('a card', () => {
  test('begins where a skill is taught, and not in a placement, a puzzle or the simulator', () => {
    expect(after({ place: 'lesson' }).card).not.toBeNull();
    for (const place of ['placement', 'puzzle', 'simulator'] as const)
      expect(after({ place }).card).toBeNull();
    expect(after({}, { place: 'puzzle', day: addDays(DAY, 3) }).card?.day).toBe(addDays(DAY, 3));
  });

  test('is scheduled by the first answer of a day alone', () => {
    expect(after({ is_right: false }, {}, {}).card).toEqual(after({ is_right: false }).card);
  });

  test('of what was tested out returns in a week', () => {
    expect(after({ place: 'test_out' }).card?.due).toBe(addDays(DAY, 7));
    expect(after({ place: 'test_out', is_right: false }).card).toBeNull();
  });
});

test('a state stays small, and stands somewhere, whatever happened', () => {
  const response = fc.record({
    template: fc.constantFrom('a', 'b', 'c', 'd'),
    place: fc.constantFrom(...RESPONSE_PLACES),
    try: fc.constantFrom(1, 1, 1, 2),
    is_right: fc.boolean(),
    hints: fc.integer({ min: 0, max: 3 }),
    is_constructed: fc.boolean(),
    level: fc.integer({ min: 1, max: 3 }),
    later: fc.integer({ min: 0, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(response, { maxLength: 80 }), (responses) => {
      let day = DAY;
      let state = NEW_SKILL;
      for (const { later, ...given } of responses) {
        day = addDays(day, later);
        state = foldResponse(state, { ...given, day, target_recall: 0.9 });
      }
      expect(JSON.stringify(state).length).toBeLessThan(500);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      expect(SKILL_STATUSES).toContain(statusOn(state, day, 2));
    }),
  );
});
