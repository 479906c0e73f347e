import { expect, test } from 'vitest';
import { answerKeys } from './answer-keys.ts';
import { stepId } from './learner-quiz.ts';
import type { QuizWords } from './quiz-words.ts';
import type { QuizItem } from './quiz-contract.ts';

const words: QuizWords = {
  block: (markdown) => `<p>${markdown}</p>`,
  inline: (markdown) => markdown,
  skillName: (skill) => skill,
  belief: (misconception) => `Belief in ${misconception}`,
};

const facts = {
  skill: 'risk-register',
  difficulty: 1,
  prompt: 'What?',
  hints: ['Look', 'Think', 'Multiply'],
};

const rendered = { hints: ['<p>Look</p>', '<p>Think</p>', '<p>Multiply</p>'] };

function keyOf(item: QuizItem) {
  const quiz = {
    title: 'Rank the risks',
    description: 'Which risk comes first?',
    minutes: 5,
    author: 'Editors',
    reviewed: '2026-11-20',
    skills: ['risk-register'],
    sources: [],
    items: [item],
  };
  return answerKeys(quiz, words).get(item.id);
}

test('the key of choices holds the right ones and an explanation for each', () => {
  const key = keyOf({
    ...facts,
    id: 'largest',
    kind: 'single',
    choices: [
      { text: 'A gap', misconception: 'risk-is-price-only', explanation: 'Why wrong' },
      { text: 'A mistyped size', correct: true, explanation: 'Why right' },
    ],
  });
  expect(key).toEqual({
    ...rendered,
    kind: 'single',
    correct: ['c2'],
    explanations: {
      c1: {
        html: '<p>Why wrong</p>',
        mistake: 'belief',
        misconception: 'risk-is-price-only',
        belief: 'Belief in risk-is-price-only',
      },
      c2: { html: '<p>Why right</p>' },
    },
  });
});

test('the key of a number holds its mistakes, and works out what the author wrote as a calculation', () => {
  const key = keyOf({
    ...facts,
    id: 'expected-loss',
    kind: 'numeric',
    answer: 20,
    tolerance: 0.01,
    unit: '$',
    require: [],
    calculation: '0.05 * 400',
    explanation: 'Chance times loss',
    solution: ['5% is 0.05', '0.05 x $400'],
    mistakes: [
      { value: '5 * 400', misconception: 'percent-as-whole', explanation: '5% is 0.05' },
      { value: '0.5 * 400', mistake: 'slip', step: 1, explanation: 'That is 50%' },
    ],
  });
  expect(key).toEqual({
    ...rendered,
    kind: 'numeric',
    answer: 20,
    tolerance: 0.01,
    html: '<p>Chance times loss</p>',
    solution: ['<p>5% is 0.05</p>', '<p>0.05 x $400</p>'],
    mistakes: [
      {
        value: 2000,
        html: '<p>5% is 0.05</p>',
        mistake: 'belief',
        misconception: 'percent-as-whole',
        belief: 'Belief in percent-as-whole',
      },
      { value: 200, html: '<p>That is 50%</p>', mistake: 'slip', step: 1 },
    ],
  });
});

test('the key of steps holds their order, known wrong orders, and what to say of any other', () => {
  const [list, multiply, rank] = ['List', 'Multiply', 'Rank'].map(stepId);
  const key = keyOf({
    ...facts,
    id: 'register-steps',
    kind: 'ordering',
    steps: ['List', 'Multiply', 'Rank'],
    explanation: 'One after the other',
    wrong: 'Not so',
    mistakes: [{ order: [1, 3, 2], misconception: 'percent-as-whole', explanation: 'Too early' }],
  });
  expect(key).toMatchObject({
    ...rendered,
    kind: 'ordering',
    correct: [list, multiply, rank],
    html: '<p>One after the other</p>',
    mistakes: [{ order: [list, rank, multiply], html: '<p>Too early</p>' }],
    wrong: { html: '<p>Not so</p>' },
  });
});
