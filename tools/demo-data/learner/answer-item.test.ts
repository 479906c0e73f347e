import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnswerKey } from '#domain/quiz/answer-key.ts';
import { isCorrectAnswer } from '#domain/quiz/check-answer.ts';
import { seededRandom } from '#domain/kernel/seeded-random.ts';
import { answerItem, chanceToKnow, keyOf } from './answer-item.ts';
import type { DemoItem } from '../catalogue.ts';

const words = { hints: [], html: '' };
const explanations = { c1: words, c2: words, c3: words };
const KEYS: readonly AnswerKey[] = [
  { ...words, kind: 'single', correct: ['c2'], explanations },
  { ...words, kind: 'multiple', correct: ['c1', 'c3'], explanations },
  { ...words, kind: 'multiple', correct: ['c1'], explanations },
  { ...words, kind: 'multiple', correct: ['c1', 'c2', 'c3'], explanations },
  { ...words, kind: 'numeric', answer: -12.5, tolerance: 0.5, solution: [], mistakes: [] },
  {
    ...words,
    kind: 'numeric',
    answer: 4,
    tolerance: 0,
    solution: [],
    mistakes: [
      { ...words, value: 4 },
      { ...words, value: 8 },
    ],
  },
  {
    ...words,
    kind: 'ordering',
    correct: ['c1', 'c2', 'c3'],
    mistakes: [{ ...words, order: ['c3', 'c2', 'c1'] }],
    wrong: words,
  },
];

function itemOf(key: AnswerKey, id = 'item', difficulty = 2): DemoItem {
  const choices =
    key.kind === 'numeric' ? undefined : ['c1', 'c2', 'c3'].map((choice) => ({ id: choice, html: '' }));
  const facts = {
    id,
    kind: key.kind,
    skill: 'skill',
    skill_name: '',
    difficulty,
    prompt_html: '',
    hint_count: 0,
  };
  return { item: { ...facts, ...(choices && { choices }) }, key };
}

test('an answer that is meant to be right is right, and one that is meant to be wrong is wrong', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KEYS), fc.nat(), fc.boolean(), (key, seed, isRight) => {
      const answer = answerItem(seededRandom(seed), itemOf(key), keyOf(itemOf(key), ''), isRight);
      expect(isCorrectAnswer(answer, key)).toBe(isRight);
      if (typeof answer !== 'number') expect(answer.length).toBeGreaterThan(0);
    }),
  );
});

test('the able know more, and a harder item is known by fewer', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KEYS),
      fc.string(),
      fc.double({ min: -3, max: 3, noNaN: true }),
      (key, id, ability) => {
        const chance = chanceToKnow(itemOf(key, id), ability);
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(chanceToKnow(itemOf(key, id), ability + 0.5)).toBeGreaterThan(chance);
        expect(chanceToKnow(itemOf(key, id, 3), ability)).toBeLessThan(chance);
      },
    ),
  );
});
