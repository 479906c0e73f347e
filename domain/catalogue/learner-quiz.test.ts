import { describe, expect, test } from 'vitest';
import { answerKeys, learnerQuiz } from './learner-quiz.ts';
import type { QuizFile } from './quiz-contract.ts';

const render = { block: (markdown: string) => `<p>${markdown}</p>`, inline: (markdown: string) => markdown };

const quiz: QuizFile = {
  title: 'Rank the risks',
  description: 'Which risk comes first?',
  minutes: 5,
  author: 'Editors',
  reviewed: '2026-11-20',
  skills: ['risk-register'],
  sources: [],
  items: [
    {
      id: 'largest',
      kind: 'single',
      skill: 'risk-register',
      difficulty: 1,
      prompt: 'Which risk costs most on average?',
      choices: [
        { text: 'A gap', misconception: 'risk-is-price-only', explanation: 'SECRET why wrong' },
        { text: 'A mistyped size', correct: true, explanation: 'SECRET why right' },
      ],
    },
    {
      id: 'expected-loss',
      kind: 'numeric',
      skill: 'risk-register',
      difficulty: 2,
      prompt: 'What is the expected loss?',
      answer: 20,
      tolerance: 0.01,
      unit: '$',
      decimals: 2,
      calculation: '0.05 * 400',
      explanation: 'SECRET chance times loss',
      mistakes: [{ value: 2000, misconception: 'percent-as-whole', explanation: 'SECRET 5% is 0.05' }],
    },
  ],
};

describe('learnerQuiz', () => {
  const seen = learnerQuiz(quiz, render);

  test('shows prompts, choices, unit and decimals', () => {
    expect(seen.items).toEqual([
      {
        id: 'largest',
        kind: 'single',
        skill: 'risk-register',
        difficulty: 1,
        prompt_html: '<p>Which risk costs most on average?</p>',
        choices: [
          { id: 'c1', html: 'A gap' },
          { id: 'c2', html: 'A mistyped size' },
        ],
      },
      {
        id: 'expected-loss',
        kind: 'numeric',
        skill: 'risk-register',
        difficulty: 2,
        prompt_html: '<p>What is the expected loss?</p>',
        unit: '$',
        decimals: 2,
      },
    ]);
  });

  test('never shows what would give an answer away', () => {
    const text = JSON.stringify(seen);
    for (const secret of [
      'SECRET',
      'correct',
      'misconception',
      'risk-is-price-only',
      'tolerance',
      'calculation',
    ]) {
      expect(text).not.toContain(secret);
    }
  });
});

test('answerKeys holds the right choices and an explanation for each choice', () => {
  const keys = answerKeys(quiz, render);
  expect(keys.get('largest')).toEqual({
    kind: 'single',
    correct: ['c2'],
    explanations: {
      c1: { html: '<p>SECRET why wrong</p>', misconception: 'risk-is-price-only' },
      c2: { html: '<p>SECRET why right</p>' },
    },
  });
  expect(keys.get('expected-loss')).toEqual({
    kind: 'numeric',
    answer: 20,
    tolerance: 0.01,
    unit: '$',
    html: '<p>SECRET chance times loss</p>',
    mistakes: [{ value: 2000, html: '<p>SECRET 5% is 0.05</p>', misconception: 'percent-as-whole' }],
  });
});
